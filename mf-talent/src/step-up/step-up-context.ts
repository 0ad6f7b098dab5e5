import type { AccountClient, AccountFailure } from '@sabi/shell-sdk/account';
import { createContext, use } from 'react';

type TryProtected = (
  call: (client: AccountClient) => Promise<{ error: unknown }>,
  /** Until a silent service counts as out of reach; the usual time when left out. */
  waitMs?: number,
) => Promise<AccountFailure | null>;

export const StepUpContext = createContext<TryProtected | null>(null);

/**
 * @returns `tryAccount` for what may need the second factor first
 * @throws {Error} outside `StepUpProvider`
 */
export function useTryProtected(): TryProtected {
  const tryProtected = use(StepUpContext);
  if (!tryProtected) throw new Error('There is no StepUpProvider around this component');
  return tryProtected;
}
