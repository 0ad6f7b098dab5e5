import type { CaseAssignment } from '@sabi/contracts/http/staff-cases';
import { AppError } from '../errors';
import type { Transact, Transaction } from '../transaction';
import type { CaseKey, CaseOwners } from './case-owners';

interface AssignInput extends CaseKey {
  readonly take: boolean;
  readonly version: number;
  /** The caller: an account with a role of the route. */
  readonly owner: { readonly id: string; readonly name: string };
  readonly role: string;
}

export interface AssignDependencies {
  readonly caseOwners: Pick<CaseOwners, 'find' | 'assign'>;
  /** The audit chain of the service. */
  readonly auditChain: {
    append(act: AssignmentAct, transaction: Transaction): Promise<unknown>;
  };
  readonly transact: Transact;
}

interface AssignmentAct {
  readonly actor: { readonly id: string; readonly kind: 'staff' };
  readonly role: string;
  readonly action: 'case.taken' | 'case.returned';
  readonly subject: { readonly type: string; readonly id: string };
  readonly payload: { readonly about: readonly string[]; readonly details: { readonly version: number } };
}

/**
 * Takes a case or gives it back, with its audit entry. Of two colleagues with the same version one succeeds. Idempotent.
 * @throws {AppError} CASE_CHANGED; ACCESS_DENIED for giving back a case of a colleague
 */
export async function assignCase(
  { kind, id, take, version, owner, role }: AssignInput,
  { caseOwners, auditChain, transact }: AssignDependencies,
): Promise<CaseAssignment> {
  const key = { kind, id };
  const assignment = { owner: take ? owner : null, version: version + 1 };
  return transact(async (transaction) => {
    const current = await caseOwners.find(key, transaction);
    const isRepeated = current.version === version + 1 && current.owner?.id === assignment.owner?.id;
    if (isRepeated) return current;
    if (current.version !== version) throw new AppError('CASE_CHANGED');
    if (current.owner?.id === assignment.owner?.id) return current;
    if (!take && current.owner?.id !== owner.id) throw new AppError('ACCESS_DENIED');
    if (!(await caseOwners.assign(key, assignment, transaction))) throw new AppError('CASE_CHANGED');
    const action = take ? 'case.taken' : 'case.returned';
    const payload = { about: [], details: { version: assignment.version } };
    const subject = { type: kind, id };
    const actor = { id: owner.id, kind: 'staff' as const };
    await auditChain.append({ actor, role, action, subject, payload }, transaction);
    return assignment;
  });
}
