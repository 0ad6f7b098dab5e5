/**
 * @jest-environment node
 */
import { Route, Routes } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { NotFound } from '../react/not-found';
import { usePageHead } from '../react/hooks';
import { createRemoteServer } from './create-remote-server';

function Page() {
  const { t } = useTranslation();
  usePageHead({ title: t('hello' as never), description: 'About it', robots: 'noindex' });
  return <h1>{t('hello' as never)}</h1>;
}

function Broken(): never {
  throw new Error('broken page');
}

const { render } = createRemoteServer({
  dictionaries: { en: { test: { hello: 'Hello' } }, id: { test: { hello: 'Halo' } } },
  App: () => (
    <Routes>
      <Route path="/test" element={<Page />} />
      <Route path="/test/broken" element={<Broken />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  ),
});

test('a page comes with its text, head and status', async () => {
  expect(await render({ url: '/test?q=x', language: 'id' })).toEqual({
    status: 200,
    head: { title: 'Halo', description: 'About it', robots: 'noindex' },
    html: '<h1>Halo</h1>',
    state: null,
  });
});

test('an address without a page is a 404', async () => {
  expect(await render({ url: '/test/nothing', language: 'en' })).toMatchObject({ status: 404 });
});

test('a page that throws rejects', async () => {
  await expect(render({ url: '/test/broken', language: 'en' })).rejects.toThrow('broken page');
});
