import type { BoardCard as Card } from '@sabi/contracts/http/hiring/application-board';
import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { useCallback, useRef } from 'react';
import { BoardCard, type CardActs } from './board-card';
import styles from './board.module.css';
import { cardSlot } from './card-slot';
import type { FocusRequest } from './use-board-focus';

/** Cards rendered beyond those in view. */
const overscan = 6;
/** Until the column has been measured, so that the first paint has cards. */
const firstSize = { width: 264, height: 800 };

interface CardListProps {
  label: string;
  cards: readonly Card[];
  /** The card that Tab reaches. */
  stop: string | null;
  request: FocusRequest;
  /** Where dragged cards would be put; null while none are over the column. */
  dropAt: number | null;
  isSelected: (id: string) => boolean;
  acts: CardActs;
}

/** The applications of a stage, of which those in view are rendered. */
export function CardList({ label, cards, stop, request, dropAt, isSelected, acts }: CardListProps) {
  const scroller = useRef<HTMLDivElement>(null);
  // A new function would have all places computed again.
  const keyOf = useCallback((index: number) => cards[index]?.application_id ?? index, [cards]);
  // The focus would be lost with its card, and Tab needs a card to reach.
  const kept = new Set([stop, request.id]);
  const keptAt = cards.flatMap((card, index) => (kept.has(card.application_id) ? [index] : []));
  // oxlint-disable-next-line react/incompatible-library -- nothing is memoized around it
  const virtualizer = useVirtualizer({
    count: cards.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => cardSlot,
    overscan,
    initialRect: firstSize,
    getItemKey: keyOf,
    rangeExtractor: (range) =>
      [...new Set([...defaultRangeExtractor(range), ...keptAt])].toSorted((a, b) => a - b),
  });
  return (
    <div
      ref={scroller}
      className={styles['cards']}
      role="listbox"
      aria-multiselectable="true"
      aria-label={label}
    >
      <div role="presentation" className={styles['all']} style={{ height: virtualizer.getTotalSize() }}>
        {virtualizer.getVirtualItems().map(({ key, index, start }) => {
          const card = cards[index];
          if (!card) return null;
          const { application_id: id } = card;
          return (
            <BoardCard
              key={key}
              card={card}
              position={index + 1}
              count={cards.length}
              top={start}
              isSelected={isSelected(id)}
              isTabStop={id === stop}
              focusNo={request.id === id ? request.no : 0}
              acts={acts}
            />
          );
        })}
        {dropAt !== null && (
          <div className={styles['dropLine']} style={{ transform: `translateY(${dropAt * cardSlot}px)` }} />
        )}
      </div>
    </div>
  );
}
