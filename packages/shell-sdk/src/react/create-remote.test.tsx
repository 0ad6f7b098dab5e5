import { act, waitFor } from '@testing-library/react';
import { Link, Route, Routes } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { createFakeShell } from '../testing';
import { createRemote } from './create-remote';
import type { RemoteDefinition } from './definition';
import { usePageHead, useSession } from './hooks';
import { NotFound } from './not-found';

const dictionaries = { en: { test: { hello: 'Hello' } }, id: { test: { hello: 'Halo' } } };

function Page() {
  const { t } = useTranslation();
  const session = useSession();
  usePageHead({ title: 'A page', description: 'About it' });
  return (
    <>
      <h1>{t('hello' as never)}</h1>
      <p>{session.status}</p>
      <Link to="/test/next">next</Link>
    </>
  );
}

function Broken(): never {
  throw new Error('broken page');
}

const definition: RemoteDefinition = {
  dictionaries,
  App: () => (
    <Routes>
      <Route path="/test" element={<Page />} />
      <Route path="/test/broken" element={<Broken />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  ),
};

async function mountAt(path: string, language: 'en' | 'id' = 'en') {
  const shell = createFakeShell({ path, language });
  const element = document.body.appendChild(document.createElement('div'));
  const { mount } = createRemote(definition);
  let unmount: () => void = () => undefined;
  await act(async () => {
    unmount = mount(element, shell.context);
  });
  return { ...shell, element, unmount };
}

const reactTestSwitch = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
beforeEach(() => {
  reactTestSwitch.IS_REACT_ACT_ENVIRONMENT = true;
});

test('it renders in the language and at the address the shell says', async () => {
  const { element, heads } = await mountAt('/test', 'id');
  expect(element.querySelector('h1')?.textContent).toBe('Halo');
  expect(element.querySelector('a')?.getAttribute('href')).toBe('/id/test/next');
  expect(heads.at(-1)).toEqual({ title: 'A page', description: 'About it' });
});

test('its links go through the shell, without the language prefix', async () => {
  const { element, navigations } = await mountAt('/test', 'id');
  await act(async () => element.querySelector('a')?.click());
  expect(navigations).toEqual([{ to: '/test/next', replace: false, state: null }]);
});

test('it follows the session', async () => {
  const { element, session } = await mountAt('/test');
  expect(element.querySelector('p')?.textContent).toBe('signed-out');
  await act(async () => session.set({ status: 'unknown' }));
  expect(element.querySelector('p')?.textContent).toBe('unknown');
});

test('an address it has no page for is handed back', async () => {
  const { missing } = await mountAt('/test/nothing');
  expect(missing).toContain('/test/nothing');
});

test('when it throws, the shell hears of it and the element is left empty', async () => {
  reactTestSwitch.IS_REACT_ACT_ENVIRONMENT = false; // `act` would take the error for the test's own
  const { context, failures } = createFakeShell({ path: '/test/broken' });
  const element = document.body.appendChild(document.createElement('div'));
  createRemote(definition).mount(element, context);
  await waitFor(() => expect(failures).toEqual([expect.objectContaining({ message: 'broken page' })]));
  expect(element.innerHTML).toBe('');
});

test('once unmounted nothing of it remains', async () => {
  const { element, unmount } = await mountAt('/test');
  await act(async () => {
    unmount();
    await new Promise((resolve) => setTimeout(resolve, 10));
  });
  expect(element.innerHTML).toBe('');
});
