import { createStore } from '@sabi/shell-sdk';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import type { ShownToast } from './create-toasts';
import type { Host } from './host';
import { Toasts } from './toasts';
import { translationsIn } from './translations';

jest.mock('@sabi/ui/toaster', () => {
  throw new Error('Loading chunk failed');
});

beforeAll(() => {
  // jsdom lays nothing out, so nothing ever changes its size.
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

test('what cannot be loaded to show a message does not keep it from being shown', async () => {
  jest.spyOn(console, 'error').mockImplementation();
  const toasts = createStore<readonly ShownToast[]>([]);
  const dismissToast = (id: string) => toasts.set(toasts.get().filter((toast) => toast.id !== id));
  render(
    <I18nextProvider i18n={translationsIn('en')}>
      <p>page</p>
      <Toasts host={{ toasts, dismissToast } as unknown as Host} />
    </I18nextProvider>,
  );
  await act(async () =>
    toasts.set([{ id: '1', title: 'You are offline', description: 'Nothing was sent', tone: 'destructive' }]),
  );
  expect(screen.getByRole('alert').textContent).toContain('You are offlineNothing was sent');
  expect(screen.getByText('page')).toBeTruthy();
  const region = screen.getByRole('region', { name: 'Messages' });
  expect(region.parentElement).toBe(document.body); // where an open dialog hides nothing
  fireEvent.click(screen.getByRole('button', { name: 'Close message' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
