import { AppError } from './errors';
import { type PagePosition, readPagePosition, writePagePosition } from './page-position';

export const pageSize = 50;

/** @returns null for the first page @throws {AppError} REQUEST_INVALID for an unknown position */
export function readPageStart(after: string | undefined): PagePosition | null {
  const position = after === undefined ? null : readPagePosition(after);
  if (after !== undefined && !position)
    throw new AppError('REQUEST_INVALID', { errors: { after: ['Is not the next of an earlier page'] } });
  return position;
}

/** @param found one row more than `size` where there is a next page */
export function cutPage<Row>(
  found: readonly Row[],
  positionOf: (row: Row) => PagePosition,
  size = pageSize,
): { rows: Row[]; next: string | null } {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { rows, next: found.length > size && last ? writePagePosition(positionOf(last)) : null };
}
