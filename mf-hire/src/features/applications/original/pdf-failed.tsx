import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import type { PdfFailure } from './pdf-failure';

/** Only what took too long may work the next time. */
export function PdfFailed({ failure: { reason }, onRetry }: { failure: PdfFailure; onRetry: () => void }) {
  const { t } = useTranslation(['applications', 'hire']);
  return (
    <Notice
      tone="info"
      title={t('original.failed')}
      actions={
        reason === 'slow' && (
          <Button variant="secondary" onClick={onRetry}>
            {t('hire:states.retry')}
          </Button>
        )
      }
    >
      <p>{t(`original.${reason}`)}</p>
    </Notice>
  );
}
