import type { BoardCard } from '@sabi/contracts/http/hiring/application-board';

/** New cards by id; null for one that leaves the board. */
export type CardChange = ReadonlyMap<string, BoardCard | null>;

/** Versions by id. */
export type Versions = ReadonlyMap<string, number>;

export const versionsOf = (cards: readonly BoardCard[]): Versions =>
  new Map(cards.map((card) => [card.application_id, card.version]));

/** Cards after a change; one that was not among them is added. */
export function applyChange(cards: readonly BoardCard[], change: CardChange): readonly BoardCard[] {
  if (change.size === 0) return cards;
  const left = new Map(change);
  const changed = cards.flatMap((card) => {
    const next = left.get(card.application_id);
    left.delete(card.application_id);
    if (next === undefined) return [card];
    return next === null ? [] : [next];
  });
  return [...changed, ...[...left.values()].filter((card) => card !== null)];
}

/**
 * Cards after an act that svc-hiring has confirmed. What has changed since the act was sent is newer and stays.
 * @param sent versions when the act was sent
 */
export function applyConfirmed(
  cards: readonly BoardCard[],
  { change, confirmed, sent }: { change: CardChange; confirmed: ReadonlySet<string>; sent: Versions },
): readonly BoardCard[] {
  const current = versionsOf(cards);
  const unchanged = [...change].filter(([id]) => confirmed.has(id) && current.get(id) === sent.get(id));
  return applyChange(
    cards,
    new Map(
      unchanged.map(([id, card]) => [id, card && { ...card, version: current.get(id) ?? card.version }]),
    ),
  );
}

/** Sorts behind every rank of svc-hiring. */
const lastRank = '\uFFFF';
/** Sorts behind the rank that it is added to, and before every other one behind that. */
const nextRank = '\u0001';

/**
 * Cards after a move to a stage, at its end or in front of another card. The ranks are replaced by those of svc-hiring.
 * @param column cards of the stage, in their order
 */
export function moveCards(
  moved: readonly BoardCard[],
  { stage, before, column }: { stage: string; before?: string | undefined; column: readonly BoardCard[] },
): CardChange {
  const ids = new Set(moved.map((card) => card.application_id));
  const others = column.filter((card) => !ids.has(card.application_id));
  const at = others.findIndex((card) => card.application_id === before);
  const rank = at < 0 ? lastRank : `${others[at - 1]?.rank ?? ''}${nextRank}`;
  const enteredAt = new Date().toISOString();
  return new Map(
    moved.map((card, index) => [
      card.application_id,
      {
        ...card,
        stage_id: stage,
        rank: rank + String(index).padStart(4, '0'),
        entered_at: card.stage_id === stage ? card.entered_at : enteredAt,
      },
    ]),
  );
}
