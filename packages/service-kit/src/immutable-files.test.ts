import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import express from 'express';
import request from 'supertest';
import { serveImmutableFiles } from './immutable-files';

const script = 'console.log("a script");'.repeat(50);
let folder: string;
const app = express();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'immutable-files-'));
  await writeFile(join(folder, 'shell.12345678.js'), script);
  await writeFile(join(folder, 'shell.12345678.js.br'), brotliCompressSync(script));
  await writeFile(join(folder, 'plain.12345678.js'), script);
  await writeFile(join(folder, 'shell.12345678.js.map'), '{}');
  await writeFile(join(folder, 'shell.12345678.js.map.br'), brotliCompressSync('{}'));
  app.use('/assets', serveImmutableFiles(folder));
});
afterAll(() => rm(folder, { recursive: true }));

test('who takes brotli gets the copy made by the build, as what it is', async () => {
  const { headers, text } = await request(app)
    .get('/assets/shell.12345678.js?x=1')
    .set('Accept-Encoding', 'gzip, br')
    .expect(200);
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
  });
  expect(Number(headers['content-length'])).toBeLessThan(script.length);
  expect(text).toBe(script);
});

test.each([
  ['takes no brotli', 'shell.12345678.js', 'gzip'],
  ['asks for a file without a copy', 'plain.12345678.js', 'gzip, br'],
])('who %s gets the file itself', async (_who, file, encodings) => {
  const { headers, text } = await request(app)
    .get(`/assets/${file}`)
    .set('Accept-Encoding', encodings)
    .expect(200);
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers['content-type']).toBe('text/javascript; charset=utf-8');
  expect(text).toBe(script);
});

test('what is not there is left to who comes next', async () => {
  await request(app).get('/assets/nothing.js').set('Accept-Encoding', 'br').expect(404);
});

test.each(['.map', '%2emap', '.ma%70', '.map?x=1', '.map.br', '.map/'])(
  'a source map is not there for strangers: %s',
  async (ending) => {
    for (const encodings of ['br', 'identity'])
      await request(app)
        .get(`/assets/shell.12345678.js${ending}`)
        .set('Accept-Encoding', encodings)
        .expect(404);
  },
);
