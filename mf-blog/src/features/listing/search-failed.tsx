import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';

/** The texts could not be searched; the results below match by title and excerpt. */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <Notice
      tone="danger"
      title={t('search.failed.title')}
      actions={
        <Button variant="secondary" onClick={onRetry}>
          {t('search.failed.retry')}
        </Button>
      }
    >
      <p>{t('search.failed.text')}</p>
    </Notice>
  );
}
