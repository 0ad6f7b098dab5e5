/**
 * @jest-environment node
 */
import { languages, localizedPath } from '@sabi/contracts/language';
import request from 'supertest';
import { startSite } from './testing';

interface Manifest {
  icons: { src: string; sizes: string; type: string; purpose?: string }[];
}

const site = () => startSite({ render: () => ({ status: 200, head: null, html: '', state: null }) });

/** Width and height from the PNG header. */
function readPng(body: Buffer) {
  expect(body.subarray(1, 4).toString()).toBe('PNG');
  return { width: body.readUInt32BE(16), height: body.readUInt32BE(20) };
}

test.each(languages)(
  'every page in %s leads to its manifest and icons, and all of them are there',
  async (language) => {
    const app = await site();
    const page = (await request(app).get(localizedPath(language, '/test')).expect(200)).text;
    const address = page.match(/<link rel="manifest" href="([^"]+)"/)?.[1];
    expect(address).toBe(localizedPath(language, '/site.webmanifest'));
    const { text } = await request(app)
      .get(address!)
      .buffer()
      .parse((response, done) => {
        let body = '';
        response.on('data', (chunk: Buffer) => (body += chunk.toString()));
        response.on('end', () => done(null, body));
      })
      .expect(200)
      .expect('Content-Type', /^application\/manifest\+json/)
      .then(({ body }) => ({ text: body as string }));
    const manifest = JSON.parse(text) as Manifest;
    expect(manifest).toMatchObject({
      name:
        language === 'id'
          ? 'Sabi: Rekrutmen dan pencocokan talenta'
          : 'Sabi: Recruitment and talent matching',
      short_name: 'Sabi',
      lang: language,
      start_url: localizedPath(language, '/'),
      theme_color: page.match(/<meta name="theme-color" media="[^"]+light[^"]+" content="([^"]+)"/)?.[1],
    });
    expect(manifest.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ['192x192', undefined],
      ['512x512', undefined],
      ['512x512', 'maskable'],
    ]);
    const apple = page.match(/<link rel="apple-touch-icon" href="([^"]+)"/)?.[1] ?? '';
    for (const { src, sizes } of [...manifest.icons, { src: apple, sizes: '180x180' }]) {
      const { body } = await request(app).get(src).expect(200).expect('Content-Type', 'image/png');
      const { width, height } = readPng(body as Buffer);
      expect(`${width}x${height}`).toBe(sizes);
    }
  },
);
