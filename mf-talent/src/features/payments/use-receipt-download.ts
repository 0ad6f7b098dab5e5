import { useLanguage, useShell } from '@sabi/shell-sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../downloads/save-file';
import { fetchReceiptFile } from './payment-calls';

/** Saves a receipt, in the language of the page. */
export function useReceiptDownload() {
  const { t } = useTranslation('payments');
  const { fetch, toast } = useShell();
  const language = useLanguage();
  return useMutation({
    mutationFn: (id: string) => fetchReceiptFile(fetch, { id, language }),
    onSuccess: saveFile,
    onError: () =>
      toast({
        tone: 'destructive',
        title: t('receipts.failed'),
        description: t('receipts.failedText'),
      }),
  });
}
