import type { BoardCard as Card } from '@sabi/contracts/http/hiring/application-board';
import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { pointerOutsideOfPreview } from '@atlaskit/pragmatic-drag-and-drop/element/pointer-outside-of-preview';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { Check } from 'lucide-react';
import { memo, type MouseEvent, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { isLive } from '../application-clock';
import styles from './board.module.css';
import { ClockDot } from './clock-dot';
import { cardAttribute } from './use-board-focus';
import { draggedIds } from './use-drop-target';

export interface CardActs {
  onFocus: (id: string) => void;
  onOpen: (id: string) => void;
  onSelect: (id: string, isExtended: boolean) => void;
  /** Ids that a drag of the card takes along. */
  idsToDrag: (id: string) => readonly string[];
}

interface BoardCardProps {
  card: Card;
  /** Its place among all cards of the column, which are not all rendered. */
  position: number;
  count: number;
  top: number;
  isSelected: boolean;
  isTabStop: boolean;
  /** Takes the focus when the number changes; 0 for every other card. */
  focusNo: number;
  acts: CardActs;
}

/** Rendered again only when something of the card itself has changed. */
export const BoardCard = memo(BoardCardOnce);

/** An application on the board: opened by click, selected by its box, moved by drag or keys. */
function BoardCardOnce({ card, position, count, top, isSelected, isTabStop, focusNo, acts }: BoardCardProps) {
  const { t } = useTranslation(['board', 'applications']);
  const element = useRef<HTMLDivElement>(null);
  const { application_id: id, headline, match } = card;
  const canMove = isLive(card);
  useFocusOnRequest(element, focusNo);
  useDraggable(element, {
    canMove,
    idsToDrag: () => acts.idsToDrag(id),
    describe: (dragged) => t('dragged', { count: dragged }),
  });
  const press = ({ target, ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const isBox = target instanceof Element && target.closest('[data-box]') !== null;
    if (isBox || ctrlKey || metaKey || shiftKey) acts.onSelect(id, shiftKey);
    else acts.onOpen(id);
  };
  return (
    <div
      ref={element}
      role="option"
      aria-selected={isSelected}
      aria-posinset={position}
      aria-setsize={count}
      tabIndex={isTabStop ? 0 : -1}
      className={styles['card']}
      style={{ transform: `translateY(${top}px)` }}
      {...{ [cardAttribute]: id }}
      onClick={press}
      onFocus={() => acts.onFocus(id)}
    >
      {canMove && (
        <span className={styles['box']} data-box aria-hidden="true">
          {isSelected && <Check size={14} />}
        </span>
      )}
      <span className={styles['words']}>
        <span className={styles['name']}>{card.name ?? t('applications:erased')}</span>
        {headline && <span className={styles['headline']}>{headline}</span>}
      </span>
      <span className={styles['side']}>
        <ClockDot card={card} />
        {match && (
          <span title={t('match', match)}>
            <span aria-hidden="true">{`${match.found}/${match.total}`}</span>
            <VisuallyHidden>{t('match', match)}</VisuallyHidden>
          </span>
        )}
      </span>
    </div>
  );
}

function useFocusOnRequest(element: RefObject<HTMLElement | null>, focusNo: number): void {
  useEffect(() => {
    const card = element.current;
    // A dialog has the focus while it is open.
    if (!card || focusNo === 0 || document.querySelector('[role="dialog"]')) return;
    card.focus({ preventScroll: true });
    card.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [element, focusNo]);
}

interface DragOptions {
  canMove: boolean;
  idsToDrag: () => readonly string[];
  /** How many are dragged, in words. */
  describe: (count: number) => string;
}

/** One dragged card looks as it does; several are a number beside the pointer. */
function useDraggable(
  element: RefObject<HTMLElement | null>,
  { canMove, idsToDrag, describe }: DragOptions,
): void {
  const readIds = useEffectEvent(idsToDrag);
  const describeNow = useEffectEvent(describe);
  useEffect(() => {
    if (!element.current || !canMove) return undefined;
    return draggable({
      element: element.current,
      getInitialData: () => ({ [draggedIds]: readIds() }),
      onGenerateDragPreview: ({ nativeSetDragImage }) => {
        const { length: count } = readIds();
        if (count < 2) return;
        setCustomNativeDragPreview({
          nativeSetDragImage,
          getOffset: pointerOutsideOfPreview({ x: '0.75rem', y: '0.5rem' }),
          render: ({ container }) => {
            const preview = document.createElement('div');
            preview.className = styles['dragged'] ?? '';
            preview.textContent = describeNow(count);
            container.append(preview);
          },
        });
      },
    });
  }, [element, canMove]);
}
