import { Button } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './history-panel.module.css';
import type { Outcome } from './use-conversations';

interface OutcomeNoticeProps {
  outcome: Outcome | undefined;
  onUndo: (ids: readonly string[]) => void;
}

/** Reports the last action, with an undo. Not a toast, as toasts are behind an open dialog. */
export function OutcomeNotice({ outcome, onUndo }: OutcomeNoticeProps) {
  const { t } = useTranslation('chat');
  return (
    <div role="status">
      {outcome && (
        <div className={styles['notice']}>
          <p className={styles['outcome']}>
            {outcome.kind !== 'removed'
              ? t(`history.${outcome.kind}`)
              : outcome.title
                ? t('history.removed', { title: outcome.title })
                : t('history.removedAll')}
          </p>
          {outcome.kind === 'removed' && outcome.ids.length > 0 && (
            <Button variant="ghost" onClick={() => onUndo(outcome.ids)}>
              {t('history.undo')}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
