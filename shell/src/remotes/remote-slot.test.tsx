import type { RegisteredRemote } from '@sabi/contracts/http/gateway/platform';
import type { RemoteModule } from '@sabi/shell-sdk';
import { createFakeShell } from '@sabi/shell-sdk/testing';
import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { translationsIn } from '../browser/translations';
import { RemoteSlot } from './remote-slot';

const remote = {
  ...{ name: 'mf-test', trafficPercent: 100, release: { version: '1.0.0-0000000001' } },
} as RegisteredRemote;
const fetched = jest.fn(async () => Response.json(null, { status: 202 }));
globalThis.fetch = fetched;
const connection = jest.spyOn(navigator, 'onLine', 'get');
const page: RemoteModule = {
  mount: (element) => {
    element.textContent = 'the page';
    return () => element.replaceChildren();
  },
};
const loadModule = jest.fn<Promise<RemoteModule>, []>();
const onRetry = jest.fn<Promise<void>, []>();

const slot = (address: string) => (
  <I18nextProvider i18n={translationsIn('en')}>
    <RemoteSlot
      remote={remote}
      address={address}
      prerenderedAt={null}
      isUnavailable={false}
      loadModule={loadModule}
      createContext={() => createFakeShell({ path: address }).context}
      onRetry={onRetry}
    />
  </I18nextProvider>
);

beforeEach(() => {
  connection.mockReturnValue(true);
  jest.spyOn(console, 'error').mockImplementation();
  loadModule.mockReset().mockRejectedValue(new Error('no network'));
  onRetry.mockReset().mockRejectedValue(new Error('no network'));
});

async function openOffline() {
  connection.mockReturnValue(false);
  return act(async () => render(slot('/test')));
}

async function comeBack() {
  connection.mockReturnValue(true);
  loadModule.mockResolvedValue(page);
  await act(async () => void dispatchEvent(new Event('online')));
}

test('without a network it says so, and opens the page by itself once there is one', async () => {
  await openOffline();
  expect(screen.getByRole('status').textContent).toContain('You are offline');
  expect(screen.queryByText(/not responding/)).toBeNull();
  await comeBack();
  expect(screen.getByText('the page')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
});

test('who goes back to a page that is there finds it, without a network too', async () => {
  const { rerender } = await openOffline();
  loadModule.mockResolvedValue(page);
  await act(async () => rerender(slot('/test/before')));
  expect(screen.getByText('the page')).toBeTruthy();
});

test('with a network it is the part of the site that does not respond', async () => {
  await act(async () => render(slot('/test')));
  expect(screen.getByRole('alert').textContent).toContain('This part of the site is not responding');
  loadModule.mockResolvedValue(page);
  await act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  expect(screen.getByText('the page')).toBeTruthy();
});
