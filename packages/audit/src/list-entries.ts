import type { mongo } from 'mongoose';
import type { AuditCollections, StoredEntry } from './audit-collections';
import type { AuditEntry } from './audit-entry';

/** Each field narrows the list. */
export interface AuditFilter {
  readonly actorId?: string;
  readonly subject?: { readonly type: string; readonly id?: string };
  readonly action?: string;
  readonly from?: Date;
  /** Exclusive. */
  readonly to?: Date;
}

export interface AuditPage {
  /** Newest first. */
  readonly entries: readonly AuditEntry[];
  /** `before` of the next page; null on the last one. */
  readonly next: number | null;
}

export const withoutId = { projection: { _id: 0 } } as const;

/** @param page.before entry number; the page starts with the previous entry */
export async function listEntries(
  { entries }: AuditCollections,
  filter: AuditFilter,
  { before, limit }: { readonly before?: number; readonly limit: number },
): Promise<AuditPage> {
  const found = await entries
    .find({ ...buildFilter(filter), ...(before !== undefined && { _id: { $lt: before } }) }, withoutId)
    .sort({ _id: -1 })
    .limit(limit + 1)
    .toArray();
  const page = found.slice(0, limit);
  return { entries: page, next: found.length > limit ? (page.at(-1)?.seq ?? null) : null };
}

export function buildFilter({ actorId, subject, action, from, to }: AuditFilter): mongo.Filter<StoredEntry> {
  return {
    ...(actorId !== undefined && { 'actor.id': { $eq: actorId } }),
    ...(subject && { 'subject.type': { $eq: subject.type } }),
    ...(subject?.id !== undefined && { 'subject.id': { $eq: subject.id } }),
    ...(action !== undefined && { action: { $eq: action } }),
    ...((from ?? to) && { at: { ...(from && { $gte: from }), ...(to && { $lt: to }) } }),
  };
}
