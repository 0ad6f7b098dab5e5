import { chosenCv } from '@sabi/cv-report/pending-cv';
import type { ShellSession } from '@sabi/shell-sdk';
import { createStoreContext } from '@sabi/shell-sdk/react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** What of a sign-up no text can hold. Its words are kept by `useDraftForm`. */
export interface SignUpDraftState {
  /** null: the one that was chosen is not wanted; undefined: none was chosen. */
  readonly cv: File | null | undefined;
  readonly chooseCv: (file: File | null) => void;
  /** Finds what was chosen before the page was loaded anew, or in another language. */
  readonly restoreCv: () => Promise<void>;
  readonly forget: () => void;
}

// Switching the language mounts the remote again. Where the browser keeps no files the page still has the one chosen on it.
const lastChosen = new WeakMap<ShellSession, File>();

/** @param session the shell's, one on each page */
export function createSignUpDraftStore(session: ShellSession): StoreApi<SignUpDraftState> {
  const store = createStore<SignUpDraftState>()((set, get) => ({
    cv: lastChosen.get(session),
    chooseCv: (cv) => set({ cv }),
    restoreCv: async () => {
      const found = get().cv ?? (await chosenCv.find());
      if (found && get().cv === undefined) set({ cv: found });
    },
    forget: () => set({ cv: null }),
  }));
  store.subscribe(({ cv }) => {
    if (cv) lastChosen.set(session, cv);
    else lastChosen.delete(session);
    void chosenCv.save(cv ?? null);
  });
  return store;
}

export const [SignUpDraftContext, useSignUpDraft] = createStoreContext<SignUpDraftState>('AccountPage');
