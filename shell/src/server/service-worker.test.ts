/**
 * @jest-environment node
 */
import { languages, localizedPath } from '@sabi/contracts/language';
import request from 'supertest';
import { startSite } from './testing';

const site = () => startSite({ remotes: [], isRegistryKnown: false });

test('the service worker keeps the files of the shell that every page loads, and nothing of a service or a remote', async () => {
  const app = await site();
  const { text, headers } = await request(app).get('/service-worker.js').expect(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-cache',
    'content-type': expect.stringContaining('javascript'),
  });
  const kept = [...text.matchAll(/"(\/[\w./-]+)"/g)].map(([, path = '']) => path);
  expect(kept.length).toBeGreaterThan(6);
  expect(kept.filter((path) => !/^\/(assets\/.+|(id\/)?offline)$/.test(path))).toEqual([]);
  for (const path of kept) await request(app).get(path).expect(200);
});

test.each(languages)(
  'the offline page (%s) needs nothing but what the service worker keeps',
  async (language) => {
    const app = await site();
    const worker = await request(app).get('/service-worker.js');
    const { text, headers } = await request(app).get(localizedPath(language, '/offline')).expect(200);
    expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
    const needed = [...text.matchAll(/(?:src|href)="(\/assets\/[^"#]+)/g)].map(([, path = '']) => path);
    const left = needed.filter((path) => !worker.text.includes(path) && !path.includes('apple-touch-icon'));
    expect(left).toEqual([]);
    expect(text).toContain(language === 'id' ? 'Anda sedang offline' : 'You are offline');
  },
);

test('switched off, a worker is sent that removes what the former one has left', async () => {
  const app = await startSite({ remotes: [], serviceWorker: 'off' });
  const { text } = await request(app).get('/service-worker.js').expect(200);
  expect(text).toContain('unregister');
  expect(text).not.toContain('/assets/');
});
