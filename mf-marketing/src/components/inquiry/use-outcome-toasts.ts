import type { Language } from '@sabi/contracts/language';
import { useShell } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { readWait } from './send-inquiry';

/** Toasts for the outcome of an inquiry; a rate limit says when to retry. */
export function useOutcomeToasts() {
  const { language, toast } = useShell();
  const { t } = useTranslation('inquiry');
  return {
    showSent: () => toast({ tone: 'success', title: t('sent.title'), description: t('sent.text') }),
    showFailed: (error: unknown) => {
      const wait = readWait(error);
      const description = wait ? t('limited', { when: formatWait(wait, language) }) : t('failed.text');
      toast({ tone: 'destructive', title: t('failed.title'), description });
    },
  };
}

/** `in 7 minutes`. */
function formatWait(seconds: number, language: Language): string {
  return new Intl.RelativeTimeFormat(language).format(Math.ceil(seconds / 60), 'minute');
}
