import {
  createStore,
  type Observable,
  type ShellContext,
  type ShellLocation,
  type Store,
  type ToastMessage,
} from '@sabi/shell-sdk';

export interface ShownToast extends ToastMessage {
  readonly id: string;
}

export interface Toasts {
  readonly toasts: Store<readonly ShownToast[]>;
  readonly toast: ShellContext['toast'];
  readonly dismissToast: (id: string) => void;
  readonly clearFailures: () => void;
}

/** The toasts of the page. A failure's toast is removed when the user leaves the page on which it happened. */
export function createToasts(location: Observable<ShellLocation>): Toasts {
  const toasts = createStore<readonly ShownToast[]>([]);
  let count = 0;
  let { pathname: shownPath } = location.get();
  const clearFailures = () => toasts.set(toasts.get().filter(({ tone }) => tone !== 'destructive'));
  location.subscribe(() => {
    const { pathname } = location.get();
    if (pathname !== shownPath) clearFailures();
    shownPath = pathname;
  });
  return {
    toasts,
    toast: (message) => toasts.set([...toasts.get(), { ...message, id: `toast-${(count += 1)}` }]),
    dismissToast: (id) => toasts.set(toasts.get().filter((toast) => toast.id !== id)),
    clearFailures,
  };
}
