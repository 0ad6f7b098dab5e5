import { CursorInvalid, type JobSort } from '../job-search';
import type { SortKey } from './engine';

/** Content of `next`. */
interface Cursor {
  readonly sort: JobSort;
  readonly now: number;
  readonly after: SortKey;
}

export function writeCursor({ sort, now, after }: Cursor): string {
  return Buffer.from(JSON.stringify([sort, now, ...after])).toString('base64url');
}

/** @throws {CursorInvalid} */
export function readCursor(text: string, sort: JobSort): Cursor {
  const [writtenSort, now, value, id] = parse(text);
  if (writtenSort !== sort || typeof now !== 'number' || typeof value !== 'number' || typeof id !== 'string')
    throw new CursorInvalid('The cursor is not of a list with this sort');
  return { sort, now, after: [value, id] };
}

function parse(text: string): readonly unknown[] {
  try {
    const parsed: unknown = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'));
    return Array.isArray(parsed) ? parsed : [];
  } catch {
    return [];
  }
}
