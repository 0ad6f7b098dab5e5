import type { User } from '../users/user';
import type { ImportReport, RowReference } from './import-report';
import type { AccountParts, PartRow } from './read-parts';
import { RowFault } from './row-fault';

/** An account of the dump with its rows. */
export interface Candidate {
  readonly user: User;
  readonly row: RowReference;
  readonly parts: AccountParts;
}

export const noParts: AccountParts = { identities: [], factors: [] };

/**
 * The account with identities and factors.
 * @throws {RowFault} account_refused when one of them was refused: without a factor the account would be less
 * protected, and a corrected row could not be added later
 */
export function buildCandidate(user: User, row: RowReference, parts: AccountParts): Candidate {
  const complete = {
    ...user,
    identities: parts.identities.map(contentOf),
    factors: parts.factors.map(contentOf),
  };
  return { user: complete, row, parts };
}

function contentOf<Content>({ content }: PartRow<Content>): Content {
  if (content === null) throw new RowFault('account_refused');
  return content;
}

/** Reports the account and its rows not refused before. */
export function refuseAll(
  { row, parts }: Pick<Candidate, 'row' | 'parts'>,
  fault: RowFault,
  report: ImportReport,
): void {
  report.refused(row, fault);
  refuseParts(parts, new RowFault('account_refused'), report);
}

export function refuseParts(parts: AccountParts, fault: RowFault, report: ImportReport): void {
  for (const { row, content } of rowsOf(parts)) if (content !== null) report.refused(row, fault);
}

export function rowsOf({ identities, factors }: AccountParts): PartRow<unknown>[] {
  return [...identities, ...factors];
}
