import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request as httpRequest } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import express from 'express';
import multer from 'multer';
import request from 'supertest';
import { problemOfMulterError, readMultipart } from '../src/multipart';
import { createProblemHandler } from '../src/problem-handler';
import { recordLog } from '@sabi/test-kit/recorded-log';

const limits = { bodyBytes: 20_000, files: 1, fileBytes: 4000, fields: 3, fieldBytes: 1000 };
const removed: string[] = [];
/** Stores what multer's own engine does, and reports what it is asked to remove. */
const storage: multer.StorageEngine = {
  _handleFile: (incoming, file, done) => multer.memoryStorage()._handleFile(incoming, file, done),
  _removeFile: (_incoming, file, done) => {
    removed.push(file.originalname);
    done(null);
  },
};

const app = express();
for (const fileField of [undefined, 'cv'])
  app.post(`/${fileField ?? 'any'}`, async (incoming, response) => {
    await readMultipart(incoming, response, { limits, storage, fileField });
    const [file] = incoming.file ? [incoming.file] : ((incoming.files ?? []) as Express.Multer.File[]);
    response.json({ fields: incoming.body, ...(file && { file: [file.fieldname, file.originalname] }) });
  });
app.use(createProblemHandler(recordLog().logger));

const boundary = 'of-this-test';
const part = (head: string, value = '') => `--${boundary}\r\n${head}\r\n\r\n${value}\r\n`;
const field = (name: string, value = 'x') => part(`Content-Disposition: form-data; name="${name}"`, value);
const file = (name: string, fileName: string, value = 'x') =>
  part(`Content-Disposition: form-data; name="${name}"; filename="${fileName}"`, value);
const end = `--${boundary}--\r\n`;
const send = (body: string, path = '/any') =>
  request(app).post(path).set('Content-Type', `multipart/form-data; boundary=${boundary}`).send(body);

beforeEach(() => removed.splice(0));

test('fields become the body, one given twice a list, whatever comes first', async () => {
  await send(file('cv', 'Résumé.pdf') + field('a') + field('b', '1') + field('b', '2') + end).expect(200, {
    fields: { a: 'x', b: ['1', '2'] },
    file: ['cv', 'Résumé.pdf'],
  });
});

test('a file whose name is empty is taken where any is, and not where one is asked for', async () => {
  await send(file('', 'blob') + end).expect(200, { fields: {}, file: ['', 'blob'] });
  await send(file('', 'blob') + end, '/cv').expect(422);
});

test.each([
  ['more fields than allowed', field('a').repeat(4), 413, 'REQUEST_TOO_LARGE'],
  ['more files than allowed', file('a', 'a') + file('b', 'b'), 422, 'REQUEST_INVALID'],
  ['more parts than allowed', part('X: y').repeat(6), 413, 'REQUEST_TOO_LARGE'],
  ['a file that is too large', file('a', 'a', 'x'.repeat(4001)), 413, 'REQUEST_TOO_LARGE'],
  ['a value that is too large', field('a', 'x'.repeat(1001)), 413, 'REQUEST_TOO_LARGE'],
  ['a name that is too long', field('x'.repeat(101)), 400, 'REQUEST_MALFORMED'],
  ['a name with a level', field('a[b]'), 400, 'REQUEST_MALFORMED'],
  ['a name with an index', field('a[1000000]'), 400, 'REQUEST_MALFORMED'],
  ['a field without a name', part('Content-Disposition: form-data', 'x'), 400, 'REQUEST_MALFORMED'],
  [
    'a part of another disposition',
    part('Content-Disposition: attachment; name="a"'),
    400,
    'REQUEST_MALFORMED',
  ],
  ['text before the first part', `x\r\n${field('a')}`, 400, 'REQUEST_MALFORMED'],
  ['a part without a disposition', field('a') + part('X: y'), 400, 'REQUEST_MALFORMED'],
])('%s is refused', async (_what, body, status, code) => {
  const { body: problem } = await send(body + end).expect(status);
  expect(problem.code).toBe(code);
});

test.each([
  ['ends in the middle', `--${boundary}\r\nContent-Disp`],
  ['goes on with a part that is malformed', part('no head') + end],
  ['goes on with too many fields', field('a').repeat(4) + end],
])('a file that was stored is removed where the body %s', async (_what, rest) => {
  await send(file('a', 'stored.pdf') + rest).expect(({ status }) => expect([400, 413]).toContain(status));
  expect(removed).toEqual(['stored.pdf']);
});

test.each(['declared', 'not declared'])(
  'a body over the limit is refused where its length is %s',
  async (length) => {
    const body = `${'x'.repeat(20_000)}\r\n${field('a')}${end}`;
    const pending = request(app)
      .post('/any')
      .set('Content-Type', `multipart/form-data; boundary=${boundary}`);
    if (length === 'declared') pending.send(body);
    else pending.write(body, 'utf8');
    const { body: problem } = await pending.expect(413);
    expect(problem.code).toBe('REQUEST_TOO_LARGE');
  },
);

test('a body that declares to be over the limit is refused before a byte of it is sent', async () => {
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sending = httpRequest({
    port: (server.address() as AddressInfo).port,
    method: 'POST',
    path: '/any',
    headers: {
      'Content-Type': `multipart/form-data; boundary=${boundary}`,
      'Content-Length': limits.bodyBytes + 1,
    },
  });
  sending.on('error', () => undefined); // of the connection, which is left in the middle
  sending.flushHeaders();
  const [answer] = (await once(sending, 'response')) as [IncomingMessage];
  expect(answer.statusCode).toBe(413);
  sending.destroy();
  server.close();
});

test('a delimiter is seen however the body is cut into chunks', async () => {
  const pending = request(app).post('/any').set('Content-Type', `multipart/form-data; boundary=${boundary}`);
  for (const letter of field('a') + field('b') + end) pending.write(letter, 'utf8');
  await pending.expect(200, { fields: { a: 'x', b: 'x' } });
});

test.each([
  ['no boundary', 'multipart/form-data'],
  ['an empty boundary', 'multipart/form-data; boundary=""'],
  ['another type of parts', 'multipart/mixed; boundary=of-this-test'],
  ['no media type at all', 'multipart'],
])('a body with %s is malformed', async (_what, type) => {
  const { body: problem } = await request(app)
    .post('/any')
    .set('Content-Type', type)
    .send(field('a') + end)
    .expect(400);
  expect(problem.code).toBe('REQUEST_MALFORMED');
});

test('every error of the installed multer has a problem code', () => {
  const source = readFileSync(createRequire(__filename).resolve('multer/lib/multer-error.js'), 'utf8');
  const codes = [...source.matchAll(/^ {2}([A-Z_]+): '/gm)].map(([, code]) => code);
  expect(codes.length).toBeGreaterThanOrEqual(12);
  expect(Object.keys(problemOfMulterError).sort()).toEqual(codes.sort());
});
