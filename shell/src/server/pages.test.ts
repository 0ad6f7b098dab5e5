/**
 * @jest-environment node
 */
import { join } from 'node:path';
import type { RenderResult } from '@sabi/shell-sdk';
import { createLogger } from '@sabi/service-kit/logger';
import express from 'express';
import request from 'supertest';
import { createApp } from './app';
import { loadBuild } from './build-output';
import { buildRemote } from './testing';

const remote = buildRemote();
const hostile = '</script><script>alert(1)</script>';

async function startSite(render: () => RenderResult | null) {
  const app = express();
  app.use(
    createApp({
      env: {
        SITE_URL: 'https://site.example',
        WHATSAPP_NUMBER: '6281200000000',
        FACEBOOK_URL: 'https://facebook.example',
        TWITTER_URL: 'https://twitter.example',
        INSTAGRAM_URL: 'https://instagram.example',
      },
      logger: createLogger({ service: 'test', level: 'silent' }),
      build: await loadBuild(join(__dirname, '../../dist')),
      registry: { get: () => ({ remotes: [remote] }) },
      renderPool: { render: async () => render() },
    }),
  );
  return app;
}

const rendered: RenderResult = {
  status: 200,
  head: { title: 'A page', description: 'What it is about' },
  html: '<h1>From the server</h1>',
  state: { note: hostile },
};

describe('a page', () => {
  test("holds the remote's text, its title and addresses in both languages", async () => {
    const { text, headers } = await request(await startSite(() => rendered))
      .get('/id/test?q=1')
      .expect(200);
    expect(text).toMatch(/^<!doctype html><html lang="id">/);
    expect(text).toContain('<h1>From the server</h1>');
    expect(text).toContain('<title>A page · Sabi</title>');
    expect(text).toContain('<link rel="canonical" href="https://site.example/id/test"/>');
    expect(text).toContain('hrefLang="en" href="https://site.example/test"');
    expect(text).toContain('hrefLang="x-default" href="https://site.example/test"');
    expect(text).toContain('aria-current="page">Uji<');
    expect(text).toContain('href="/test?q=1" hrefLang="en"'); // the switcher keeps the query
    expect(headers['cache-control']).toContain('stale-while-revalidate');
    expect(headers['etag']).toBeDefined();
  });

  test('names the files of the remote that the browser needs next', async () => {
    const { text } = await request(await startSite(() => rendered)).get('/test');
    expect(text).toContain(`<link rel="stylesheet" href="${remote.release.styleUrls[0]}"/>`);
    expect(text).toMatch(
      new RegExp(`rel="preload" as="script" href="${remote.release.scriptUrls[0]}"[^>]*integrity="sha384-`),
    );
  });

  test('state of a remote cannot end the script it is sent in', async () => {
    const { text } = await request(await startSite(() => rendered)).get('/test');
    expect(text).not.toContain(hostile);
    expect(text).toContain('\\u003c/script>');
  });

  test('is sent with an empty slot, and not cached, when the remote could not be rendered', async () => {
    const { text, headers } = await request(await startSite(() => null))
      .get('/test')
      .expect(200);
    expect(text).toContain('data-remote="mf-test"');
    expect(text).not.toContain('From the server');
    expect(headers['cache-control']).toBe('no-cache');
  });

  test('that wants no place in search results says so twice', async () => {
    const site = await startSite(() => ({
      ...rendered,
      head: { title: 'A', description: 'B', robots: 'noindex' },
    }));
    const { text } = await request(site).get('/test').expect('X-Robots-Tag', 'noindex');
    expect(text).toContain('<meta name="robots" content="noindex"/>');
  });
});

describe('a page that is not there', () => {
  test.each([
    ['nobody holds the address', '/nothing', () => rendered],
    ['the remote has no page at it', '/test/nothing', () => ({ ...rendered, status: 404 })],
  ])('is a 404 in words when %s', async (_what, address, render) => {
    const { text } = await request(await startSite(render))
      .get(address)
      .expect(404);
    expect(text).toContain('Oops! Page not found');
    expect(text).toContain('Return to Home');
    expect(text).not.toContain('From the server');
  });
});

test('other methods are refused, files of the shell are kept for good', async () => {
  const site = await startSite(() => rendered);
  await request(site).post('/test').expect('Allow', 'GET, HEAD');
  const { assets } = await loadBuild(join(__dirname, '../../dist'));
  await request(site)
    .get(assets.scripts[0] ?? '')
    .expect(200)
    .expect('Cache-Control', /immutable/);
});
