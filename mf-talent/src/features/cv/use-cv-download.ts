import { useShell } from '@sabi/shell-sdk/react';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { createDownloadLink } from './create-download-link';

/** Saves a CV under its original name. */
export function useCvDownload() {
  const { t } = useTranslation();
  const shell = useShell();
  return useMutation({
    mutationFn: (cvId: string) => createDownloadLink(shell.fetch, cvId),
    onSuccess: (url) => {
      shell.clearFailures?.();
      saveFrom(url);
    },
    onError: () => shell.toast({ tone: 'destructive', title: t('cv.downloadFailed') }),
  });
}

/** The response is an attachment, so the page stays. */
function saveFrom(url: string): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
