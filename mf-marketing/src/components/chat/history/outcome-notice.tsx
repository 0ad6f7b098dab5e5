import { Button } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import styles from './history-panel.module.css';
import type { Outcome } from './use-conversations';

interface OutcomeNoticeProps {
  outcome: Outcome | undefined;
  onUndo: (ids: readonly string[]) => void;
}

/** What was just done, with the way back. Here and not in a toast: the chat may stand in a dialog, which toasts lie behind. */
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
