import type { BoardCard as Card, BoardColumn as Column } from '@sabi/contracts/http/hiring/application-board';
import { useLanguage } from '@sabi/shell-sdk/react';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { CardActs } from './board-card';
import styles from './board.module.css';
import { CardList } from './card-list';
import { ColumnFacts } from './column-facts';
import { StageLimit } from './stage-limit';
import type { FocusRequest } from './use-board-focus';
import { useDropTarget } from './use-drop-target';

interface BoardColumnProps {
  jobId: string;
  column: Column;
  cards: readonly Card[];
  /** Not all cards have loaded. */
  isPartial: boolean;
  /** As of ColumnFacts. */
  overdueUntil: string | null | undefined;
  /** The card that Tab reaches. */
  stop: string | null;
  request: FocusRequest;
  isSelected: (id: string) => boolean;
  isWhole: boolean;
  acts: CardActs;
  onSelectAll: () => void;
  /** @param before the card in front of which they are dropped; undefined: at the end */
  onDrop: (ids: readonly string[], before: string | undefined) => void;
  announce: (text: string) => void;
}

/** A stage with its applications. */
export function BoardColumn({
  jobId,
  column,
  cards,
  isPartial,
  overdueUntil,
  isWhole,
  onSelectAll,
  onDrop,
  announce,
  ...list
}: BoardColumnProps) {
  const { t } = useTranslation('board');
  const language = useLanguage();
  const headingId = useId();
  const section = useRef<HTMLElement>(null);
  const dropAt = useDropTarget(section, cards.length, (ids, index) =>
    onDrop(ids, cards[index]?.application_id),
  );
  const name = column.name[language];
  return (
    <section
      ref={section}
      className={styles['column']}
      data-over={dropAt !== null || undefined}
      aria-labelledby={headingId}
    >
      <header className={styles['columnHeader']}>
        <h2 id={headingId} className={styles['columnName']}>
          {name} <Count value={isPartial ? column.count : cards.length} limit={column.limit} />
        </h2>
        {column.kind !== 'hired' && <StageLimit jobId={jobId} column={column} announce={announce} />}
        {cards.length > 0 && column.kind !== 'hired' && (
          <label className={styles['selectAll']}>
            <input
              type="checkbox"
              checked={isWhole}
              aria-label={t('selectAllOf', { stage: name })}
              onChange={onSelectAll}
            />
          </label>
        )}
        <ColumnFacts column={column} cards={cards} overdueUntil={overdueUntil} />
      </header>
      {cards.length > 0 ? (
        <CardList label={t('cardsOf', { stage: name })} cards={cards} dropAt={dropAt} {...list} />
      ) : (
        <p className={styles['empty']}>{t(isPartial && column.count > 0 ? 'loadingMore' : 'empty')}</p>
      )}
    </section>
  );
}

/** How many are in a stage, beside the limit that the company has set once they are more. */
function Count({ value, limit }: { value: number; limit: number | null }) {
  const { t } = useTranslation('board');
  if (limit === null || value <= limit) return <span className={styles['count']}>{value}</span>;
  return (
    <span className={styles['count']} data-over title={t('column.overLimit', { limit })}>
      <span aria-hidden="true">{`${value}/${limit}`}</span>
      <VisuallyHidden>{`${value}, ${t('column.overLimit', { limit })}`}</VisuallyHidden>
    </span>
  );
}
