import type { ShellContext } from '@sabi/shell-sdk';
import { type AccountClient, type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { createStoreContext } from '@sabi/shell-sdk/react';
import { createStore, type StoreApi } from 'zustand/vanilla';

type TryProtected = (
  call: (client: AccountClient) => Promise<{ error: unknown }>,
  /** Until a silent service counts as out of reach; the usual time when left out. */
  waitMs?: number,
) => Promise<AccountFailure | null>;

export interface StepUpState {
  /** Ends the dialog that asks for the second factor; null while none does. */
  readonly answer: ((isRaised: boolean) => void) | null;
  readonly tryProtected: TryProtected;
}

/** Where the service asks for the second factor, so does a dialog, and the call is made once more. */
export function createStepUpStore(shell: ShellContext): StoreApi<StepUpState> {
  return createStore<StepUpState>()((set) => ({
    answer: null,
    tryProtected: async (call, waitMs) => {
      const failure = await tryAccount(shell, call, waitMs);
      if (!needsSecondFactor(failure)) return failure;
      const isRaised = await new Promise<boolean>((answer) => set({ answer }));
      set({ answer: null });
      return isRaised ? tryAccount(shell, call, waitMs) : failure;
    },
  }));
}

export const [StepUpContext, useStepUp] = createStoreContext<StepUpState>('StepUpProvider');

/**
 * @returns `tryAccount` for what may need the second factor first
 * @throws {Error} outside `StepUpProvider`
 */
export function useTryProtected(): TryProtected {
  return useStepUp(({ tryProtected }) => tryProtected);
}

function needsSecondFactor(failure: AccountFailure | null): boolean {
  return failure?.kind === 'refused' && failure.code === 'insufficient_aal';
}
