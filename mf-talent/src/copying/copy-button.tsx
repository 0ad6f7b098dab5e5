import { Button } from '@sabi/ui/button';
import { useCopy } from '@sabi/ui/copying';
import { Check, Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Copies a text to the clipboard and reports the outcome in place. */
export function CopyButton({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation('settings');
  const { outcome, copy } = useCopy(text);
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
