/**
 * @jest-environment node
 */
import { Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { lazyPage } from '../react/lazy-page';
import { PermanentRedirect } from '../react/permanent-redirect';
import { NotFound } from '../react/not-found';
import { usePageHead, useShell } from '../react/hooks';
import type { RenderInput } from '../contract';
import { fakeContacts } from '../testing';
import type { RemoteDefinition } from '../react/definition';
import { createRemoteServer } from './create-remote-server';

function Page() {
  const { t } = useTranslation();
  usePageHead({ title: t('hello' as never), description: 'About it', robots: 'noindex' });
  return <h1>{t('hello' as never)}</h1>;
}

function Broken(): never {
  throw new Error('broken page');
}

function Loaded() {
  const { initialState, siteUrl } = useShell();
  return <p>{`${String(initialState)} at ${siteUrl}`}</p>;
}

const LongPage = () => <p>{'long '.repeat(20_000)}</p>;
const pages = { '/test/long': lazyPage('page-long', () => Promise.resolve(LongPage), ['test']) };
const LazyLongPage = pages['/test/long'];

const definition: RemoteDefinition = {
  dictionaries: { en: { test: { hello: 'Hello' } }, id: { test: { hello: 'Halo' } } },
  pages,
  App: () => (
    <Suspense>
      <Routes>
        <Route path="/test" element={<Page />} />
        <Route path="/test/broken" element={<Broken />} />
        <Route path="/test/loaded" element={<Loaded />} />
        <Route path="/test/long" element={<LazyLongPage />} />
        <Route path="/test/old" element={<PermanentRedirect to="/test?from=old" />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </Suspense>
  ),
};
const { render: renderAt } = createRemoteServer(definition, {
  load: ({ url }) => Promise.resolve(url === '/test/loaded' ? 'what was loaded' : null),
});
const render = (input: Pick<RenderInput, 'url' | 'language'>) =>
  renderAt({ ...input, siteUrl: 'https://site.example', contacts: fakeContacts });

test('a page comes with its text, head and status', async () => {
  expect(await render({ url: '/test?q=x', language: 'id' })).toEqual({
    status: 200,
    head: { title: 'Halo', description: 'About it', robots: 'noindex' },
    html: '<!--$--><h1>Halo</h1><!--/$-->',
    state: null,
    parts: [],
  });
});

test('what was loaded for a page is there while it renders, and goes to the browser', async () => {
  expect(await render({ url: '/test/loaded', language: 'en' })).toMatchObject({
    html: expect.stringContaining('what was loaded at https://site.example'),
    state: 'what was loaded',
  });
});

test('a page with code of its own is there whole, readable without script, and names its part', async () => {
  const { html, parts } = await render({ url: '/test/long', language: 'en' });
  expect(parts).toEqual(['texts-en-test', 'page-long']);
  expect(html).toMatch(/^<!--\$--><p>long /);
  expect(html).not.toContain('<script');
});

test('an address that has moved is a redirect', async () => {
  expect(await render({ url: '/test/old', language: 'en' })).toMatchObject({
    status: 301,
    redirectTo: '/test?from=old',
  });
});

test('what else the server can do is handed through', () => {
  const listPages = () => [{ path: '/test' }];
  expect(createRemoteServer(definition, { listPages }).listPages?.()).toEqual([{ path: '/test' }]);
  expect(createRemoteServer(definition).serveFile).toBeUndefined();
});

test('an address without a page is a 404', async () => {
  expect(await render({ url: '/test/nothing', language: 'en' })).toMatchObject({ status: 404 });
});

test('a page that throws rejects', async () => {
  await expect(render({ url: '/test/broken', language: 'en' })).rejects.toThrow('broken page');
});
