import { Button } from '@sabi/ui/button';
import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

/** Copies a text to the clipboard and reports the outcome in place. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('settings');
  const [outcome, setOutcome] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('failed'); // the browser may not allow it; the text can still be selected
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        {outcome === 'copied' ? (
          <Check size={18} aria-hidden="true" />
        ) : (
          <Copy size={18} aria-hidden="true" />
        )}
        {label}
      </Button>
      <span role="status">{outcome && t(`copying.${outcome}`)}</span>
    </>
  );
}
