import type { JobSearchColumn } from '@sabi/contracts/hiring/job-search-terms';
import type { ExternalEvent } from '@sabi/contracts/http/hiring/job-search';

/** When a card came to a column. */
export interface ColumnEntry {
  readonly at: Date;
  readonly column: JobSearchColumn;
}

export interface StoredExternal {
  readonly talent_id: string;
  readonly external_id: string;
  readonly title: string;
  readonly company: string;
  readonly link: string | null;
  readonly place: string | null;
  readonly column: JobSearchColumn;
  /** `2026-11-30` */
  readonly applied_on: string | null;
  /** Oldest first; the last one is of the present column. */
  readonly history: readonly ColumnEntry[];
  readonly version: number;
  readonly created_at: Date;
}

/** Of one card; further ones replace the oldest, but for the first. */
export const maxHistory = 200;

export function addEntry(history: readonly ColumnEntry[], entry: ColumnEntry): ColumnEntry[] {
  const kept = history.length < maxHistory ? history : [...history.slice(0, 1), ...history.slice(2)];
  return [...kept, entry];
}

export const listExternalEvents = ({ history }: Pick<StoredExternal, 'history'>): ExternalEvent[] =>
  history.map(({ at, column }, index) => {
    const before = history[index - 1];
    return {
      no: index + 1,
      type: before ? 'moved' : 'added',
      at: at.toISOString(),
      from: before?.column ?? null,
      to: column,
    };
  });
