import { createStore as createVanillaStore } from 'zustand/vanilla';
import type { Observable } from './contract';

export interface Store<T> extends Observable<T> {
  set(value: T): void;
}

/** One observable value, stored by zustand behind the shell's contract. Setting an equal value notifies no subscriber. */
export function createStore<T>(initial: T): Store<T> {
  const { getState, setState, subscribe } = createVanillaStore(() => initial);
  return {
    get: getState,
    // As an updater, since zustand would call a value that is a function.
    set: (value) => setState(() => value, true),
    // The contract's listeners take no arguments, and each subscription ends separately. What one of them throws reaches
    // neither the others nor the code that sets the value: both may be of another remote, or of the shell.
    subscribe: (listener) =>
      subscribe(() => {
        try {
          listener();
        } catch (error) {
          reportError(error);
        }
      }),
  };
}
