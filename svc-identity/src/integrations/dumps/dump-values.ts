import type { DumpValues } from '../../domain/account-migration/dump';

/** @returns null when the numbers of values and columns differ */
export function toValues(columns: readonly string[], values: readonly (string | null)[]): DumpValues | null {
  if (values.length !== columns.length) return null;
  return Object.fromEntries(columns.map((column, index) => [column, values[index] ?? null]));
}
