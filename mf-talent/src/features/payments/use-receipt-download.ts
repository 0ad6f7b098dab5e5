import { RequestFailed } from '@sabi/shell-sdk/http';
import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../downloads/save-file';
import { fetchReceiptFile } from './payment-calls';

/** Saves a receipt, in the language of the page. */
export function useReceiptDownload() {
  const { t } = useTranslation('payments');
  const { t: talk } = useTranslation();
  const { fetch, toast, clearFailures } = useShell();
  const language = useLanguage();
  return useMutation({
    mutationFn: (id: string) => fetchReceiptFile(fetch, { id, language }),
    onSuccess: (file) => {
      clearFailures?.();
      saveFile(file);
    },
    onError: (error) => {
      const isDenied = error instanceof RequestFailed && error.status === 403;
      const description = isDenied ? talk('states.denied') : t('receipts.failedText');
      toast({ tone: 'destructive', title: t('receipts.failed'), description });
    },
  });
}
