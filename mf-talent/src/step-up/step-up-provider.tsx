import { type AccountClient, type AccountFailure, tryAccount } from '@sabi/shell-sdk/account';
import { useShell } from '@sabi/shell-sdk/react';
import { type ReactNode, useState } from 'react';
import { StepUpDialog } from './step-up-dialog';
import { StepUpContext } from './step-up-context';

type Call = (client: AccountClient) => Promise<{ error: unknown }>;

/**
 * Around whatever a protected account may do only with its second factor: where the service asks for that, so does a
 * dialog, and the call is made once more.
 */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const shell = useShell();
  const [asking, setAsking] = useState<{ answer: (isRaised: boolean) => void } | null>(null);

  const tryProtected = async (call: Call, waitMs?: number): Promise<AccountFailure | null> => {
    const failure = await tryAccount(shell, call, waitMs);
    if (!needsSecondFactor(failure)) return failure;
    const isRaised = await new Promise<boolean>((resolve) => setAsking({ answer: resolve }));
    setAsking(null);
    return isRaised ? tryAccount(shell, call, waitMs) : failure;
  };

  return (
    <StepUpContext value={tryProtected}>
      {children}
      {asking && <StepUpDialog onAnswered={asking.answer} />}
    </StepUpContext>
  );
}

function needsSecondFactor(failure: AccountFailure | null): boolean {
  return failure?.kind === 'refused' && failure.code === 'insufficient_aal';
}
