import type { ShellContext } from '@sabi/shell-sdk';
import { type AccountClient, type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { createStoreContext } from '@sabi/shell-sdk/react';
import { createStore, type StoreApi } from 'zustand/vanilla';

type TryProtected = (
  call: (client: AccountClient) => Promise<{ error: unknown }>,
  /** Timeout of the service; the default when left out. */
  waitMs?: number,
) => Promise<AccountFailure | null>;

export interface StepUpState {
  /** Closes the second-factor dialog; null while none is open. */
  readonly answer: ((isRaised: boolean) => void) | null;
  readonly tryProtected: TryProtected;
}

/** When the service requires the second factor, shows the dialog and repeats the call. */
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
 * @returns `tryAccount`, for calls that may require the second factor first
 * @throws {Error} outside `StepUpProvider`
 */
export function useTryProtected(): TryProtected {
  return useStepUp(({ tryProtected }) => tryProtected);
}

function needsSecondFactor(failure: AccountFailure | null): boolean {
  return failure?.kind === 'refused' && failure.code === 'insufficient_aal';
}
