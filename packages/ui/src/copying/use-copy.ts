import { useState } from 'react';

/** `failed`: the browser does not allow it; the text can still be selected. */
export type CopyOutcome = 'copied' | 'failed';

/** Copies a text to the clipboard. */
export function useCopy(text: string) {
  const [outcome, setOutcome] = useState<CopyOutcome | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  return { outcome, copy };
}
