import { chosenCv } from '@sabi/cv-report/pending-cv';
import type { ShellSession } from '@sabi/shell-sdk';
import { createStoreContext } from '@sabi/shell-sdk/react';
import { createStore, type StoreApi } from 'zustand/vanilla';

/** The part of a sign-up draft that is not text; `useDraftForm` stores the texts. */
export interface SignUpDraftState {
  /** null: the chosen file was removed; undefined: none was chosen. */
  readonly cv: File | null | undefined;
  readonly chooseCv: (file: File | null) => void;
  /** Restores the file chosen before a reload or a change of language. */
  readonly restoreCv: () => Promise<void>;
  readonly forget: () => void;
}

// Changing the language mounts the remote again. Where the browser cannot store files, the file chosen on this page is used.
const lastChosen = new WeakMap<ShellSession, File>();

/** @param session of the shell, one per page */
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

export const [SignUpDraftContext, useSignUpDraft] = createStoreContext<SignUpDraftState>('SignUpCard');
