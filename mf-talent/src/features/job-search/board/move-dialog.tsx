import { type JobSearchColumn, jobSearchColumns } from '@sabi/contracts/hiring/job-search-terms';
import type { ExternalBoardCard } from '@sabi/contracts/http/hiring/job-search';
import { Button } from '@sabi/ui/button';
import { Dialog } from '@sabi/ui/dialog';
import { useTranslation } from 'react-i18next';
import { findFocusAfter } from '../card-id';
import styles from './board.module.css';

interface MoveDialogProps {
  card: ExternalBoardCard;
  onMove: (to: JobSearchColumn) => void;
  onClose: () => void;
}

/** Chooses a column for an external application. */
export function MoveDialog({ card, onMove, onClose }: MoveDialogProps) {
  const { t } = useTranslation('job-search');
  return (
    <Dialog
      open
      title={t('move.title', { name: card.title })}
      closeLabel={t('close')}
      onClose={onClose}
      findFocusAfter={() => findFocusAfter(card.external_id)} // it may be in another column by then
    >
      <ul className={styles['choices']} aria-label={t('move.columns')}>
        {jobSearchColumns.map((column) => (
          <li key={column}>
            <Button
              block
              variant="secondary"
              disabled={column === card.column}
              onClick={() => {
                onMove(column);
                onClose();
              }}
            >
              {column === card.column
                ? t('move.current', { column: t(`columns.${column}`) })
                : t(`columns.${column}`)}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
