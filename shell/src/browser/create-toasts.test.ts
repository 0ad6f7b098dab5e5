import { createStore, type ShellLocation } from '@sabi/shell-sdk';
import { createToasts } from './create-toasts';

const failure = { tone: 'destructive', title: 'Failed to update profile' } as const;
const success = { tone: 'success', title: 'Language saved' } as const;

function start() {
  const location = createStore<ShellLocation>({
    pathname: '/profile',
    search: '',
    hash: '',
    state: null,
    key: 'first',
  });
  const messages = createToasts(location);
  const go = (to: Partial<ShellLocation>) => location.set({ ...location.get(), ...to });
  const titles = () => messages.toasts.get().map(({ title }) => title);
  return { ...messages, go, titles };
}

test('a failure goes with the page on which it happened, other messages stay', () => {
  const { toast, go, titles } = start();
  toast(failure);
  toast(success);
  go({ search: '?order=1', hash: '#cv' });
  expect(titles()).toEqual([failure.title, success.title]);
  go({ pathname: '/dashboard' });
  expect(titles()).toEqual([success.title]);
});

test('a failure that is shown on the way to a page stays on it', () => {
  const { toast, go, titles } = start();
  go({ pathname: '/auth' });
  toast(failure);
  go({ search: '?mode=sign-up' });
  expect(titles()).toEqual([failure.title]);
});

test('a remote takes its failures away, and nothing else', () => {
  const { toast, clearFailures, titles } = start();
  toast(success);
  toast(failure);
  clearFailures();
  expect(titles()).toEqual([success.title]);
});

test('each message can be closed by itself', () => {
  const { toasts, toast, dismissToast, titles } = start();
  toast(failure);
  toast(success);
  dismissToast(toasts.get()[0]?.id ?? '');
  expect(titles()).toEqual([success.title]);
});
