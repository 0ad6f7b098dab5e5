import type { ErrorCode } from '@sabi/contracts/errors';
import type { CaseAssignment } from '@sabi/contracts/http/staff-cases';
import type { Request } from 'express';
import { AppError } from '../errors';
import type { Staff } from '../staff';
import { assignCase, type AssignDependencies } from './assign-case';
import type { CaseKind, CaseOwners } from './case-owners';

interface QueueRequest<Page> {
  readonly kind: CaseKind;
  readonly owner: 'me' | undefined;
  readonly staff: Staff;
  /** @param ids of the only cases to list; null for all */
  readonly list: (ids: readonly string[] | null) => Promise<Page>;
  readonly idsOf: (page: Page) => readonly string[];
}

/** A page of a queue, with the owners of its cases. */
export async function listWithOwners<Page>(
  { kind, owner, staff, list, idsOf }: QueueRequest<Page>,
  { caseOwners }: { caseOwners: Pick<CaseOwners, 'findMany' | 'listOwned'> },
): Promise<Page & { assignments: Record<string, CaseAssignment> }> {
  const page = await list(owner === 'me' ? await caseOwners.listOwned(kind, staff.subject ?? '') : null);
  return { ...page, assignments: await caseOwners.findMany(kind, idsOf(page)) };
}

interface AssignRequest {
  readonly kind: CaseKind;
  readonly id: string;
  readonly body: { readonly take: boolean; readonly version: number };
  readonly staff: Staff;
  readonly request: Pick<Request, 'user'>;
  readonly find: (id: string) => Promise<object | null>;
  /** Code where nothing is found. */
  readonly missing: ErrorCode;
}

/** Assigns a case to the caller. @throws {AppError} CASE_CHANGED, ACCESS_DENIED and the given one */
export async function assignToCaller(
  { kind, id, body, staff, request: { user }, find, missing }: AssignRequest,
  dependencies: AssignDependencies,
): Promise<CaseAssignment> {
  if (!user) throw new AppError('ACCESS_DENIED');
  if (!(await find(id))) throw new AppError(missing);
  const owner = { id: user.userId, name: user.email };
  return assignCase({ kind, id, ...body, owner, role: staff.role }, dependencies);
}
