import type { ImportItem } from './import-item';

/** Below it a value is shown first: of those above, nine of ten and more are right. */
const sureFrom = 0.8;

/** A value that may be wrong, and the line of the document it comes from. */
export interface UnsureValue {
  readonly item: ImportItem;
  readonly field: string;
  readonly value: string;
  readonly line: string | undefined;
  readonly confidence: number;
}

/** Values that the parser is not sure of, those it doubts most first. Those the profile has already need no check. */
export function listUnsure(items: readonly ImportItem[]): UnsureValue[] {
  return items
    .flatMap((item) => (item.group === 'fields' ? ofField(item) : ofEntry(item)))
    .filter(({ item, field, confidence }) => confidence < sureFrom && isOpen(item, field))
    .toSorted((one, other) => one.confidence - other.confidence);
}

/** Whether every value of an item is sure, as far as it is known. */
export function isSure(item: ImportItem): boolean {
  return item.confidence !== undefined && listUnsure([item]).length === 0;
}

export const isMonthField = (field: string) => field.endsWith('_date');

function ofField(item: ImportItem): UnsureValue[] {
  const [[field, value] = ['', null]] = Object.entries(item.proposed);
  const { confidence, lines } = item;
  return typeof value === 'string' && confidence !== undefined
    ? [{ item, field, value, line: lines[0], confidence }]
    : [];
}

function ofEntry(item: ImportItem): UnsureValue[] {
  return Object.entries(item.values ?? {}).flatMap(([field, { confidence, line }]) => {
    const value = item.proposed[field];
    return typeof value === 'string' && value !== '' ? [{ item, field, value, line, confidence }] : [];
  });
}

function isOpen({ finding, changes }: ImportItem, field: string): boolean {
  if (finding !== 'changed') return finding === 'new';
  const choice = isMonthField(field) ? 'period' : field;
  return changes.some((change) => change.field === choice);
}
