import { useState } from 'react';
import { cardAt, cardBeside, type Columns, findPlace } from './board-columns';

/** Asks a card to take the focus; a new number asks again. */
export interface FocusRequest {
  readonly id: string | null;
  readonly no: number;
}

export const cardAttribute = 'data-card';

export type Step = 'up' | 'down' | 'left' | 'right' | 'first' | 'last';

/**
 * Which card has the focus, and which one each column gives it to on Tab.
 * @param onColumn called with the column of a card before it takes the focus
 */
export function useBoardFocus(columns: Columns, onColumn: (stage: string) => void) {
  const [request, setRequest] = useState<FocusRequest>({ id: null, no: 0 });
  const [stops, setStops] = useState<Readonly<Record<string, string>>>({});
  const place = findPlace(columns, request.id);
  const current = place ? request.id : null;

  const stay = (id: string, stage = findPlace(columns, id)?.stage) => {
    if (stage) setStops((all) => ({ ...all, [stage]: id }));
    return stage;
  };
  const go = (id: string, nextStage?: string) => {
    const stage = stay(id, nextStage);
    if (stage) onColumn(stage);
    setRequest(({ no }) => ({ id, no: no + 1 }));
  };
  return {
    current,
    /** Column of the current card. */
    stage: place?.stage ?? null,
    request,
    /** Card of a column that Tab reaches. */
    stopOf: (stage: string): string | null => {
      const cards = columns.get(stage) ?? [];
      return (cards.find((card) => card.application_id === stops[stage]) ?? cards[0])?.application_id ?? null;
    },
    /** @param nextStage of a card that is about to move there */
    go,
    /** @returns the card that a step leads to; from outside the first one */
    find: (step: Step): string | null => nextId(columns, current, step),
    onFocus: (id: string) => {
      stay(id);
      setRequest((last) => (last.id === id ? last : { ...last, id }));
    },
  };
}

function nextId(columns: Columns, current: string | null, step: Step): string | null {
  const place = findPlace(columns, current);
  if (!place) return [...columns.values()].find((cards) => cards.length > 0)?.[0]?.application_id ?? null;
  const { stage, index } = place;
  const found = {
    up: () => cardAt(columns, { stage, index: index - 1 }),
    down: () => cardAt(columns, { stage, index: index + 1 }),
    first: () => cardAt(columns, { stage, index: 0 }),
    last: () => cardAt(columns, { stage, index: Infinity }),
    left: () => cardBeside(columns, place, -1),
    right: () => cardBeside(columns, place, 1),
  }[step]();
  return found?.application_id ?? current;
}
