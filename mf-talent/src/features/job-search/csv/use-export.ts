import { useShell } from '@sabi/shell-sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { saveFile } from '../../../downloads/save-file';
import { fetchFile } from '../job-search-calls';
import { useFailureText } from '../use-failure-text';

/** Saves the board as a CSV file. */
export function useExport() {
  const { t } = useTranslation('job-search');
  const { fetch, toast, clearFailures } = useShell();
  const describe = useFailureText();
  return useMutation({
    mutationFn: () => fetchFile(fetch),
    onSuccess: (file) => {
      clearFailures?.();
      saveFile(file);
    },
    onError: (error) =>
      toast({ tone: 'destructive', title: t('export.failed'), description: describe(error) }),
  });
}
