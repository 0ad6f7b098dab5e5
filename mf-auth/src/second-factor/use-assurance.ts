import { useShell } from '@sabi/shell-sdk/react';
import { useEffect, useState } from 'react';
import { isSecondFactorMissing } from './is-second-factor-missing';

type Assurance = 'unknown' | 'missing' | 'given';

/** Whether the session has verified all factors that its account requires. */
export function useAssurance(): { assurance: Assurance; confirm: () => void } {
  const shell = useShell();
  const [assurance, setAssurance] = useState<Assurance>('unknown');
  useEffect(() => {
    let isOver = false;
    void isSecondFactorMissing(shell).then((isMissing) => {
      if (!isOver) setAssurance(isMissing ? 'missing' : 'given');
    });
    return () => {
      isOver = true;
    };
  }, [shell]);
  return { assurance, confirm: () => setAssurance('given') };
}
