import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import { failedText, useFailuresEnd } from '@sabi/shell-sdk/queries';

export function LoadFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  useFailuresEnd();
  return (
    <Notice
      tone="danger"
      title={t(failedText(error))}
      actions={<Button onClick={onRetry}>{t('states.retry')}</Button>}
    />
  );
}
