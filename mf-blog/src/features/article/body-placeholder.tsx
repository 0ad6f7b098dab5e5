import { Button } from '@sabi/ui/button';
import { Notice } from '@sabi/ui/notice';
import { useTranslation } from 'react-i18next';
import styles from './body-placeholder.module.css';

/** Appears only when loading takes long enough to notice. */
export function BodyPlaceholder() {
  const { t } = useTranslation();
  return (
    <div className={styles['placeholder']} role="status" aria-label={t('article.loading')}>
      <span />
      <span />
      <span />
      <span />
      <span />
    </div>
  );
}

export function BodyFailure({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles['failure']}>
      <Notice
        tone="danger"
        title={t('article.failed.title')}
        actions={
          <Button variant="secondary" onClick={onRetry}>
            {t('article.failed.retry')}
          </Button>
        }
      >
        {t('article.failed.text')}
      </Notice>
    </div>
  );
}
