import { useShell } from '@sabi/shell-sdk/react';
import { type ReactNode, useState } from 'react';
import { StepUpDialog } from './step-up-dialog';
import { createStepUpStore, StepUpContext, useStepUp } from './step-up-store';

/** Encloses everything that requires the second factor of a protected account. */
export function StepUpProvider({ children }: { children: ReactNode }) {
  const shell = useShell();
  const [store] = useState(() => createStepUpStore(shell));
  return (
    <StepUpContext value={store}>
      {children}
      <OpenDialog />
    </StepUpContext>
  );
}

function OpenDialog() {
  const answer = useStepUp((state) => state.answer);
  return answer && <StepUpDialog onAnswered={answer} />;
}
