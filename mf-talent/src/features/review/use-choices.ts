import type { Decision } from '@sabi/contracts/http/cv-proposals';
import { useState } from 'react';
import type { ProposedItem } from './proposed-item';

type Side = 'mine' | 'theirs';

export interface Choices {
  isTicked(item: ProposedItem): boolean;
  tick(item: ProposedItem, isTicked: boolean): void;
  sideOf(item: ProposedItem, field: string): Side;
  choose(item: ProposedItem, field: string, side: Side): void;
  tickAll(isTicked: boolean): void;
  /** How many items are taken over, wholly or in part. */
  readonly count: number;
  /** Whether nothing new is left out. */
  readonly isAll: boolean;
  readonly accepted: Decision['accepted'];
}

const placeOf = ({ key }: ProposedItem, field: string) => `${key} ${field}`;

/** What is to be taken over: at first everything new, and of what is changed whatever its owner has not typed. */
export function useChoices(items: readonly ProposedItem[]): Choices {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const fresh = items.filter(({ finding }) => finding === 'new');
  const sideOf: Choices['sideOf'] = (item, field) =>
    sides.get(placeOf(item, field)) ??
    item.changes.find((change) => change.field === field)?.suggested ??
    'mine';
  const accepted = items.flatMap((item) => {
    if (item.finding === 'new') return left.has(item.key) ? [] : [{ key: item.key }];
    const fields = item.changes.map(({ field }) => field).filter((field) => sideOf(item, field) === 'theirs');
    return fields.length > 0 ? [{ key: item.key, fields }] : [];
  });
  return {
    isTicked: ({ key }) => !left.has(key),
    tick: ({ key }, isTicked) => {
      const next = new Set(left);
      if (isTicked) next.delete(key);
      else next.add(key);
      setLeft(next);
    },
    sideOf,
    choose: (item, field, side) => setSides(new Map(sides).set(placeOf(item, field), side)),
    tickAll: (isTicked) => setLeft(new Set(isTicked ? [] : fresh.map(({ key }) => key))),
    count: accepted.length,
    isAll: fresh.every(({ key }) => !left.has(key)),
    accepted,
  };
}
