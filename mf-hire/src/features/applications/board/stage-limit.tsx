import type { BoardColumn } from '@sabi/contracts/http/hiring/application-board';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Gauge } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './board.module.css';
import { LimitDialog } from './limit-dialog';

interface StageLimitProps {
  jobId: string;
  column: BoardColumn;
  announce: (text: string) => void;
}

/** A button that opens the limit of a stage. */
export function StageLimit({ jobId, column, announce }: StageLimitProps) {
  const { t } = useTranslation('board');
  const language = useLanguage();
  const [isOpen, setOpen] = useState(false);
  const { name, limit } = column;
  const stage = name[language];
  const label = limit === null ? t('limit.set', { stage }) : t('limit.change', { stage, limit });
  return (
    <>
      <button
        type="button"
        className={styles['limit']}
        aria-label={label}
        title={label}
        onClick={() => setOpen(true)}
      >
        <Gauge size={16} aria-hidden="true" />
      </button>
      {isOpen && (
        <LimitDialog jobId={jobId} column={column} onSaved={announce} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
