import type { KeyboardEvent } from 'react';

const opener = '[data-card]';

/**
 * Keys of the board: arrows move the focus from card to card and to the next column, `m` moves the focused one. They are read
 * on the cards alone, so that nothing is taken from fields or from speech input elsewhere.
 * @param onMove gets the card's id
 */
export function useBoardKeys(onMove: (id: string) => void) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget, ctrlKey, metaKey, altKey } = event;
    if (ctrlKey || metaKey || altKey || !(target instanceof HTMLElement) || !target.matches(opener)) return;
    const next = findNext(currentTarget, target, key);
    if (next) next.focus();
    else if (key === 'm') onMove(target.dataset['card'] ?? '');
    else return;
    event.preventDefault();
  };
  return { onKeyDown };
}

function findNext(board: HTMLElement, current: HTMLElement, key: string): HTMLElement | undefined {
  const columns = [...board.querySelectorAll('[data-column]')]
    .map((column) => [...column.querySelectorAll<HTMLElement>(opener)])
    .filter((cards) => cards.length > 0);
  const column = columns.findIndex((cards) => cards.includes(current));
  const row = columns[column]?.indexOf(current) ?? -1;
  const inColumn = (index: number) => {
    const cards = columns[index];
    return cards?.[Math.min(row, cards.length - 1)];
  };
  switch (key) {
    case 'ArrowDown':
      return columns[column]?.[row + 1];
    case 'ArrowUp':
      return columns[column]?.[row - 1];
    case 'ArrowRight':
      return inColumn(column + 1);
    case 'ArrowLeft':
      return inColumn(column - 1);
    default:
      return undefined;
  }
}
