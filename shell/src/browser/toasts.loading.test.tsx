import { createStore } from '@sabi/shell-sdk';
import { act, fireEvent, render } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import type { ShownToast } from './create-toasts';
import type { Host } from './host';
import { Toasts } from './toasts';
import { translationsIn } from './translations';

const mockToasterIsLoaded = jest.fn();
jest.mock('@sabi/ui/toaster', () => {
  mockToasterIsLoaded();
  return { Toaster: () => null };
});

test("the toaster is loaded with the visitor's first act, not before", async () => {
  const host = { toasts: createStore<readonly ShownToast[]>([]), dismissToast: jest.fn() };
  render(
    <I18nextProvider i18n={translationsIn('en')}>
      <Toasts host={host as unknown as Host} />
    </I18nextProvider>,
  );
  await act(async () => fireEvent.scroll(window));
  expect(mockToasterIsLoaded).not.toHaveBeenCalled();
  await act(async () => fireEvent.keyDown(document.body, { key: 'Tab' }));
  expect(mockToasterIsLoaded).toHaveBeenCalledTimes(1);
});
