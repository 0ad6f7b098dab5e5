import type { BoardCard } from '@sabi/contracts/http/hiring/application-board';
import { useState } from 'react';
import { isLive } from '../application-clock';
import { type Columns, idsBetween } from './board-columns';

interface Range {
  /** Where extending began. */
  readonly anchor: string;
  /** Selected before it began. */
  readonly before: ReadonlySet<string>;
}

/** Selected cards, in the order of the board. One that has ended is never among them. */
export function useBoardSelection(columns: Columns) {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const [range, setRange] = useState<Range | null>(null);
  const choose = (next: ReadonlySet<string>, nextRange: Range | null = null) => {
    setIds(next);
    setRange(nextRange);
  };
  return {
    cards:
      ids.size === 0 ? [] : [...columns.values()].flatMap(listLive).filter((card) => ids.has(idOf(card))),
    has: (id: string) => ids.has(id),
    toggle: (id: string) => {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      choose(next);
    },
    /** Selects from the card where extending began to another one of its column. */
    extend: (from: string, to: string) => {
      const started = range ?? { anchor: from, before: ids };
      const live = new Set([...columns.values()].flatMap(listLive).map(idOf));
      const between = idsBetween(columns, started.anchor, to).filter((id) => live.has(id));
      choose(new Set([...started.before, ...between]), started);
    },
    endRange: () => setRange(null),
    isWhole: (stage: string) => {
      const cards = listLive(columns.get(stage) ?? []);
      return cards.length > 0 && cards.every((card) => ids.has(card.application_id));
    },
    toggleColumn: (stage: string) => {
      const column = listLive(columns.get(stage) ?? []).map(idOf);
      const isWhole = column.every((id) => ids.has(id));
      choose(isWhole ? new Set([...ids].filter((id) => !column.includes(id))) : new Set([...ids, ...column]));
    },
    clear: () => choose(new Set()),
  };
}

const listLive = (cards: readonly BoardCard[]): BoardCard[] => cards.filter(isLive);
const idOf = (card: BoardCard): string => card.application_id;
