import { formatLocalClock } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './board.module.css';
import type { DoneAct } from './use-board-acts';

interface LastActProps {
  /** What happened last, by oneself or others; announced. */
  status: string;
  act: DoneAct | undefined;
  onUndo: () => void;
}

/** What happened last on the board, and the undo of one's own last act as long as it is possible. */
export function LastAct({ status, act, onUndo }: LastActProps) {
  const { t } = useTranslation(['board', 'hire']);
  const language = useLanguage();
  const until = useTimeLeft(act?.until ?? null);
  return (
    <div className={styles['last']}>
      <p className={styles['status']} role="status">
        {status}
      </p>
      {act && until !== null && (
        <div className={styles['undo']}>
          <Button variant="secondary" className={styles['act']} title={act.text} onClick={onUndo}>
            {t('hire:undo')} <kbd className={styles['kbd']}>Z</kbd>
          </Button>
          <span className={styles['hint']}>
            {t('undoUntil', { time: formatLocalClock(new Date(until), language) })}
          </span>
        </div>
      )}
    </div>
  );
}

/** @returns the moment until it has passed, then null */
function useTimeLeft(until: number | null): number | null {
  const [past, setPast] = useState<number | null>(null);
  useEffect(() => {
    if (until === null) return undefined;
    const timer = setTimeout(() => setPast(until), until - Date.now());
    return () => clearTimeout(timer);
  }, [until]);
  return past === until ? null : until;
}
