import type { ShellSession } from '@sabi/shell-sdk';
import { createStoreContext } from '@sabi/shell-sdk/react';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type { SignUpValues } from './sign-up-metadata';

export type SignUpDraft = Omit<SignUpValues, 'password' | 'confirmPassword'>;

export interface SignUpDraftState {
  readonly draft: SignUpDraft | null;
  /** Saves everything typed except the passwords. */
  readonly save: (typed: SignUpValues) => void;
  readonly clear: () => void;
}

// Switching the language mounts the remote again. The next mount on the same page starts from the draft the last one left; it
// stays in memory, so it is gone once the page is.
const lastDrafts = new WeakMap<ShellSession, SignUpDraft>();

/** @param session the shell's, one on each page */
export function createSignUpDraftStore(session: ShellSession): StoreApi<SignUpDraftState> {
  const store = createStore<SignUpDraftState>()((set) => ({
    draft: lastDrafts.get(session) ?? null,
    save: ({ password: _, confirmPassword: __, ...draft }) => set({ draft }),
    clear: () => set({ draft: null }),
  }));
  store.subscribe(({ draft }) => {
    if (draft) lastDrafts.set(session, draft);
    else lastDrafts.delete(session);
  });
  return store;
}

export const [SignUpDraftContext, useSignUpDraft] = createStoreContext<SignUpDraftState>('AccountPage');
