import type { RegisteredRemote } from '@sabi/contracts/http/gateway/platform';
import type { RemoteModule, ShellContext } from '@sabi/shell-sdk';
import { createTranslations } from '@sabi/shell-sdk/react';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { dictionaries } from '../locales/dictionaries';
import { RemoteSlot } from './remote-slot';
import { SlotMarkup } from './slot-markup';

const remote = {
  name: 'mf-test',
  trafficPercent: 100,
  release: { version: '1.0.0-0000000001' },
} as RegisteredRemote;
const heading = 'We can’t show this page right now';
const page: RemoteModule = {
  mount: (element) => {
    element.innerHTML = '<h1>From the browser</h1>';
    return () => undefined;
  },
};

const translated = (children: ReactNode) => (
  <I18nextProvider i18n={createTranslations({ dictionaries }, 'en')}>{children}</I18nextProvider>
);

/** Hydrates the page with the unavailable message. */
function hydrate(loadModule: () => Promise<RemoteModule>) {
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(translated(<SlotMarkup name="mf-test" html={null} isUnavailable />));
  const recovered = jest.fn();
  render(
    translated(
      <RemoteSlot
        remote={remote}
        address="/"
        prerenderedAt={null}
        isUnavailable
        loadModule={loadModule}
        createContext={() => ({ location: { get: () => ({ pathname: '/', search: '' }) } }) as ShellContext}
        onRetry={async () => undefined}
      />,
    ),
    { container, hydrate: true, onRecoverableError: recovered },
  );
  return recovered;
}

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation();
  globalThis.fetch = async () => Response.json(null, { status: 202 }); // accepts reports
});
afterEach(() => jest.restoreAllMocks());

test('words in place of a page stand until the browser has rendered it', async () => {
  let load: (module: RemoteModule) => void = () => undefined;
  const recovered = hydrate(() => new Promise((resolve) => (load = resolve)));
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  load(page);
  expect(await screen.findByText('From the browser')).toBeTruthy();
  expect(screen.queryByText(heading)).toBeNull();
  expect(recovered).not.toHaveBeenCalled();
});

test('where the browser cannot render it either, its place says so and takes another try', async () => {
  const loads = [() => Promise.reject(new Error('down')), () => Promise.resolve(page)];
  hydrate(async () => (await loads.shift()?.()) ?? page);
  expect(await screen.findByText('This part of the site is not responding')).toBeTruthy();
  expect(screen.queryByText(heading)).toBeNull();
  screen.getByRole('button', { name: 'Try again' }).click();
  expect(await screen.findByText('From the browser')).toBeTruthy();
});
