import type { BoardCard } from '@sabi/contracts/http/hiring/application-board';

/** Cards of each stage, in their order. */
export type Columns = ReadonlyMap<string, readonly BoardCard[]>;

/** A place on the board: a card, by its column and its index there. */
export interface Place {
  readonly stage: string;
  readonly index: number;
}

export const byRank = (a: BoardCard, b: BoardCard): number => {
  const [first, second] = a.rank === b.rank ? [a.application_id, b.application_id] : [a.rank, b.rank];
  return first < second ? -1 : 1;
};

/** Cards in their columns. Cards of stages that the job no longer has are left out. */
export function groupByStage(stageIds: readonly string[], cards: readonly BoardCard[]): Columns {
  const columns = new Map<string, BoardCard[]>(stageIds.map((id) => [id, []]));
  for (const card of cards) columns.get(card.stage_id)?.push(card);
  for (const column of columns.values()) column.sort(byRank);
  return columns;
}

export function findPlace(columns: Columns, id: string | null): Place | null {
  for (const [stage, cards] of columns) {
    const index = cards.findIndex((card) => card.application_id === id);
    if (index >= 0) return { stage, index };
  }
  return null;
}

/** The card at a place, or the last one above it. */
export function cardAt(columns: Columns, { stage, index }: Place): BoardCard | null {
  const cards = columns.get(stage) ?? [];
  return cards[Math.max(0, Math.min(index, cards.length - 1))] ?? null;
}

/** The card beside a place: in the next column that has any, at the same height. */
export function cardBeside(columns: Columns, { stage, index }: Place, by: 1 | -1): BoardCard | null {
  const order = [...columns.keys()];
  for (let at = order.indexOf(stage) + by; at >= 0 && at < order.length; at += by) {
    const card = cardAt(columns, { stage: order[at] ?? '', index });
    if (card) return card;
  }
  return null;
}

/** Ids from one card to another of the same column; only the second one where they are in different columns. */
export function idsBetween(columns: Columns, from: string | null, to: string): string[] {
  const [start, end] = [findPlace(columns, from), findPlace(columns, to)];
  if (!start || !end || start.stage !== end.stage) return [to];
  const cards = columns.get(end.stage) ?? [];
  const [first, last] = [Math.min(start.index, end.index), Math.max(start.index, end.index)];
  return cards.slice(first, last + 1).map((card) => card.application_id);
}

/**
 * The card that has the focus after others left: the next of its column that stays, else the one above, else itself.
 */
export function cardAfter(columns: Columns, id: string, leaving: ReadonlySet<string>): string {
  const place = findPlace(columns, id);
  if (!place || !leaving.has(id)) return id;
  const cards = columns.get(place.stage) ?? [];
  const stays = (card: BoardCard) => !leaving.has(card.application_id);
  const next = cards.slice(place.index).find(stays) ?? cards.slice(0, place.index).findLast(stays);
  return next?.application_id ?? id;
}
