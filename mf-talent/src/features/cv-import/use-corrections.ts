import type { Decision, PlacedLine } from '@sabi/contracts/http/profile/cv-import';
import { useState } from 'react';
import type { ImportItem } from './import-item';
import { isMonthField, type UnsureValue } from './unsure-values';

/** Where a line goes; `said` has the names of a new entry. */
export type Placement = Omit<PlacedLine, 'key'>;

export interface Corrections {
  /** The value as its owner has it now. */
  valueOf(value: UnsureValue): string;
  change(value: UnsureValue, text: string): void;
  isChecked(value: UnsureValue): boolean;
  check(value: UnsureValue, isChecked: boolean): void;
  placementOf(line: string): Placement | 'left-out' | undefined;
  place(line: string, placement: Placement | 'left-out' | undefined): void;
  /** What an accepted item has instead of the values that were read; undefined where nothing was corrected. */
  correctedOf(item: ImportItem): Record<string, string | null> | undefined;
  readonly placed: NonNullable<Decision['placed']>;
  /** Whether anything was corrected or placed. */
  readonly hasAny: boolean;
}

const placeOf = ({ item, field }: Pick<UnsureValue, 'item' | 'field'>) => `${item.key} ${field}`;
/** Fields that an entry cannot be without. */
const isWhole = ({ as, said = {}, entry }: Placement) =>
  as === 'description' ? entry !== undefined : Object.values(said).every((name) => name?.trim());

/** What the owner corrects and places, until it is accepted. */
export function useCorrections(unsure: readonly UnsureValue[]): Corrections {
  const [texts, setTexts] = useState<ReadonlyMap<string, string>>(new Map());
  const [checked, setChecked] = useState<ReadonlySet<string>>(new Set());
  const [places, setPlaces] = useState<ReadonlyMap<string, Placement | 'left-out'>>(new Map());
  const valueOf: Corrections['valueOf'] = (value) => texts.get(placeOf(value)) ?? value.value;
  const isCorrected = (value: UnsureValue) => valueOf(value).trim() !== value.value.trim();
  const placed = [...places].flatMap(([key, placement]) =>
    placement !== 'left-out' && isWhole(placement) ? [{ key, ...placement }] : [],
  );
  return {
    valueOf,
    change: (value, text) => setTexts(new Map(texts).set(placeOf(value), text)),
    isChecked: (value) => checked.has(placeOf(value)),
    check: (value, isChecked) => {
      const next = new Set(checked);
      if (isChecked) next.add(placeOf(value));
      else next.delete(placeOf(value));
      setChecked(next);
    },
    placementOf: (line) => places.get(line),
    place: (line, placement) => {
      const next = new Map(places);
      if (placement) next.set(line, placement);
      else next.delete(line);
      setPlaces(next);
    },
    correctedOf: (item) => {
      const own = unsure.filter((value) => value.item.key === item.key && isCorrected(value));
      if (own.length === 0) return undefined;
      return Object.fromEntries(own.map((value) => [value.field, valueOf(value).trim() || null]));
    },
    placed,
    hasAny: placed.length > 0 || unsure.some(isCorrected),
  };
}

/** Whether a month cannot be saved as it is written. */
export function isBadMonth(field: string, text: string): boolean {
  return isMonthField(field) && text.trim() !== '' && !/^\d{4}(?:-(?:0[1-9]|1[0-2]))?$/.test(text.trim());
}
