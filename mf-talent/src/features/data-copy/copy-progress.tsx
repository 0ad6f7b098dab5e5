import { useLanguage } from '@sabi/shell-sdk/react';
import { ProgressBar } from '@sabi/ui/progress-bar';
import { useTranslation } from 'react-i18next';
import styles from './data-copy.module.css';
import type { CopyProgress as Progress } from './fetch-copy';
import { formatSize } from '../../files/format-size';

/** @param progress null while the archive is being prepared */
export function CopyProgress({ progress }: { progress: Progress | null }) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const label = t(progress ? 'copy.receiving' : 'copy.preparing');
  return (
    <div className={styles['progress']}>
      <p className={styles['stage']} role="status">
        {label}
      </p>
      <ProgressBar
        percent={progress?.total ? (100 * progress.received) / progress.total : null}
        label={label}
      />
      {progress && (
        <p className={styles['hint']}>
          {progress.total
            ? t('copy.receivedOf', {
                received: formatSize(progress.received, language),
                total: formatSize(progress.total, language),
              })
            : formatSize(progress.received, language)}
        </p>
      )}
      {!progress && <p className={styles['hint']}>{t('copy.duration')}</p>}
    </div>
  );
}
