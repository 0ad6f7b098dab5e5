import type { Decision } from '@sabi/contracts/http/profile/cv-import';
import { useState } from 'react';
import type { ImportItem } from './import-item';
import type { Corrections } from './use-corrections';

type Side = 'mine' | 'theirs';

export interface Choices {
  isTicked(item: ImportItem): boolean;
  tick(item: ImportItem, isTicked: boolean): void;
  sideOf(item: ImportItem, field: string): Side;
  choose(item: ImportItem, field: string, side: Side): void;
  /** The user's text for a missing name. */
  wordsFor(item: ImportItem, field: string): string;
  say(item: ImportItem, field: string, words: string): void;
  /** Whether no required text is missing. */
  isComplete(item: ImportItem): boolean;
  tickAll(isTicked: boolean): void;
  /** How many items are accepted, fully or partly. */
  readonly count: number;
  /** Whether every new item is accepted. */
  readonly isAll: boolean;
  /** Whether every new item is accepted that has its required names. */
  readonly isAllTicked: boolean;
  readonly accepted: Decision['accepted'];
}

const placeOf = ({ key }: ImportItem, field: string) => `${key} ${field}`;

/** Initially selects everything new, and changes to fields that the user has not edited. */
export function useChoices(
  items: readonly ImportItem[],
  correctedOf: Corrections['correctedOf'] = () => undefined,
): Choices {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [sides, setSides] = useState<ReadonlyMap<string, Side>>(new Map());
  const [words, setWords] = useState<ReadonlyMap<string, string>>(new Map());
  const wordsFor: Choices['wordsFor'] = (item, field) => words.get(placeOf(item, field)) ?? '';
  const isComplete: Choices['isComplete'] = (item) =>
    item.missing.every((field) => wordsFor(item, field).trim());
  const wordsOf = (item: ImportItem): Pick<Decision['accepted'][number], 'said'> =>
    item.missing.length > 0
      ? { said: Object.fromEntries(item.missing.map((field) => [field, wordsFor(item, field)])) }
      : {};
  const fresh = items.filter(({ finding }) => finding === 'new');
  const sideOf: Choices['sideOf'] = (item, field) =>
    sides.get(placeOf(item, field)) ??
    item.changes.find((change) => change.field === field)?.suggested ??
    'mine';
  const accepted = items.filter(isComplete).flatMap((item): Decision['accepted'] => {
    const corrected = correctedOf(item);
    const own = { ...wordsOf(item), ...(corrected && { corrected }) };
    if (item.finding === 'new') return left.has(item.key) ? [] : [{ key: item.key, ...own }];
    const fields = item.changes.map(({ field }) => field).filter((field) => sideOf(item, field) === 'theirs');
    return fields.length > 0 || corrected ? [{ key: item.key, fields, ...own }] : [];
  });
  return {
    isTicked: (item) => !left.has(item.key) && isComplete(item),
    tick: ({ key }, isTicked) => {
      const next = new Set(left);
      if (isTicked) next.delete(key);
      else next.add(key);
      setLeft(next);
    },
    sideOf,
    choose: (item, field, side) => setSides(new Map(sides).set(placeOf(item, field), side)),
    wordsFor,
    say: (item, field, said) => setWords(new Map(words).set(placeOf(item, field), said)),
    isComplete,
    tickAll: (isTicked) => setLeft(new Set(isTicked ? [] : fresh.map(({ key }) => key))),
    count: accepted.length,
    isAll: fresh.every((item) => !left.has(item.key) && isComplete(item)),
    isAllTicked: fresh.filter(isComplete).every(({ key }) => !left.has(key)),
    accepted,
  };
}
