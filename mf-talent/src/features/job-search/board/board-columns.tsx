import { type JobSearchColumn, jobSearchColumns } from '@sabi/contracts/hiring/job-search-terms';
import type { JobSearchCard, ExternalBoardCard } from '@sabi/contracts/http/hiring/job-search';
import { type DragEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { cardIdOf } from '../card-id';
import styles from './board.module.css';
import { Card, type CardActs } from './board-card';
import { useBoardKeys } from './use-board-keys';

interface BoardColumnsProps {
  cards: readonly JobSearchCard[];
  now: number;
  /** Columns below each other; on phones they always are. */
  isList: boolean;
  onOpen: (id: string) => void;
  /** Asks for the column. */
  onMove: (card: ExternalBoardCard) => void;
  onDrop: (card: ExternalBoardCard, to: JobSearchColumn) => void;
}

export function BoardColumns({ cards, now, isList, onOpen, onMove, onDrop }: BoardColumnsProps) {
  const [dragged, setDragged] = useState<ExternalBoardCard | null>(null);
  const moveById = (id: string) => {
    const card = cards.find((each) => cardIdOf(each) === id);
    if (card?.kind === 'external') onMove(card);
  };
  const keys = useBoardKeys(moveById);
  const acts: CardActs = { onOpen, onMove, onDrag: setDragged };
  return (
    <div className={styles[isList ? 'list' : 'board']} {...keys}>
      {jobSearchColumns.map((column) => (
        <Column
          key={column}
          column={column}
          cards={cards.filter((card) => card.column === column)}
          now={now}
          acts={acts}
          canDrop={dragged !== null && dragged.column !== column}
          onDrop={() => dragged && onDrop(dragged, column)}
        />
      ))}
    </div>
  );
}

interface ColumnProps {
  column: JobSearchColumn;
  cards: readonly JobSearchCard[];
  now: number;
  acts: CardActs;
  /** Whether the card that is being dragged may be dropped here. */
  canDrop: boolean;
  onDrop: () => void;
}

function Column({ column, cards, now, acts, canDrop, onDrop }: ColumnProps) {
  const { t } = useTranslation('job-search');
  const id = useId();
  const [isOver, setOver] = useState(false);
  const allow = (event: DragEvent) => {
    if (!canDrop) return;
    event.preventDefault(); // allows the drop
    event.dataTransfer.dropEffect = 'move';
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    if (canDrop) onDrop();
  };
  return (
    <section
      className={styles['column']}
      aria-labelledby={id}
      data-column={column}
      data-empty={cards.length === 0 || undefined}
      data-over={(isOver && canDrop) || undefined}
      onDragOver={allow}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <h2 className={styles['columnTitle']} id={id}>
        {t(`columns.${column}`)} <span className={styles['count']}>{cards.length}</span>
      </h2>
      <ul className={styles['cards']}>
        {cards.map((card) => (
          <Card key={cardIdOf(card)} card={card} now={now} acts={acts} />
        ))}
      </ul>
    </section>
  );
}
