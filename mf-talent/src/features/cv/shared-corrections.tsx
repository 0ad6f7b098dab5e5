import type { withdrawCvCorrectionsRoute } from '@sabi/contracts/http/profile/cv-corrections';
import { requestJson } from '@sabi/shell-sdk/http';
import { failedText } from '@sabi/shell-sdk/queries';
import { useShell } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '../../layout/use-focus-fallback';
import { useProfileQuery } from '../../profile/use-profile';

const path: (typeof withdrawCvCorrectionsRoute)['path'] = '/api/profile/v1/cv-corrections';

/** Says that corrections of CVs are kept with the owner's consent, and takes it back. */
export function SharedCorrections({ count }: { count: number }) {
  const { t } = useTranslation();
  const shell = useShell();
  const queryClient = useQueryClient();
  const { queryKey } = useProfileQuery();
  const button = useFocusFallback();
  const withdrawal = useMutation({
    mutationFn: () => requestJson(shell.fetch, path, { method: 'DELETE' }),
  });
  const withdraw = async () => {
    try {
      await withdrawal.mutateAsync();
    } catch (error) {
      const description = t(failedText(error));
      return shell.toast({ tone: 'destructive', title: t('cv.corrections.failed'), description });
    }
    await queryClient.invalidateQueries({ queryKey });
    shell.toast({ tone: 'success', title: t('cv.corrections.withdrawn') });
  };
  return (
    <Notice
      tone="info"
      title={t('cv.corrections.title', { count })}
      actions={
        <Button ref={button} variant="secondary" busy={withdrawal.isPending} onClick={() => void withdraw()}>
          {t('cv.corrections.withdraw')}
        </Button>
      }
    >
      {t('cv.corrections.text')}
    </Notice>
  );
}
