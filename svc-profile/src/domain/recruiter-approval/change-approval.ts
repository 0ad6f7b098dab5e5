import { staffActor } from '@sabi/audit/staff-actor';
import { recruiterApprovalDecided } from '@sabi/contracts/messages/profile';
import { createMessage } from '@sabi/event-bus/create-message';
import { AppError } from '@sabi/service-kit/errors';
import type { Staff } from '@sabi/service-kit/staff';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { RecruiterApproval } from './approval';
import type { ApprovalLogEntry } from './approval-log';
import type { ApprovalMail } from './approval-mail';
import type { ApprovalDependencies } from './open-approval';
import { requestApprovalMails } from './request-approval-mails';

/** A change of an approval: actor, expected version, new fields and mail. */
export interface ApprovalStep extends Pick<ApprovalLogEntry, 'step' | 'by' | 'words'> {
  readonly userId: string;
  readonly version: number;
  /** The decider, unless the recruiter acted. */
  readonly staff?: Staff;
  readonly mailKind: ApprovalMail['kind'];
  /** Whether this step was already applied by an earlier request. */
  isTaken(approval: RecruiterApproval): boolean;
  isFitting(approval: RecruiterApproval): boolean;
  readonly changes: (approval: RecruiterApproval, now: Date) => Partial<RecruiterApproval>;
}

/**
 * Changes an approval with its log entry, mail and, after a decision, message; every change goes through
 * here. Repeating a step does nothing.
 * @throws {AppError} REVIEW_NOT_FOUND, REVIEW_CHANGED, REVIEW_STATE_UNFIT
 */
export function changeApproval(
  step: ApprovalStep,
  dependencies: ApprovalDependencies,
): Promise<RecruiterApproval> {
  const { userId, version, words, by } = step;
  const { approvals, approvalLog, transact } = dependencies;
  return transact(async (transaction: Transaction) => {
    const current = await approvals.find(userId, transaction);
    if (!current) throw new AppError('REVIEW_NOT_FOUND');
    if (current.version === version + 1 && step.isTaken(current)) return current;
    if (current.version !== version) throw new AppError('REVIEW_CHANGED');
    if (!step.isFitting(current)) throw new AppError('REVIEW_STATE_UNFIT');
    const now = new Date();
    const changed = { ...current, ...step.changes(current, now), version: version + 1 };
    if (!(await approvals.replace(changed, transaction))) throw new AppError('REVIEW_CHANGED');
    const entry = { user_id: userId, version: changed.version, step: step.step, by, words, created_at: now };
    await approvalLog.add(entry, transaction);
    await requestApprovalMails(
      { approval: changed, kinds: [step.mailKind], words },
      dependencies,
      transaction,
    );
    if (step.staff) await recordDecision(step.staff, { current, changed }, dependencies, transaction);
    if (changed.state !== 'pending') {
      const decided = { user_id: userId, state: changed.state };
      await dependencies.outbox.append(createMessage(recruiterApprovalDecided, decided), transaction);
    }
    return changed;
  });
}

/** Without the words, which the approval's log holds. */
async function recordDecision(
  staff: Staff,
  { current, changed }: { current: RecruiterApproval; changed: RecruiterApproval },
  { auditChain }: Pick<ApprovalDependencies, 'auditChain'>,
  transaction: Transaction,
): Promise<void> {
  const { user_id: userId, state, version } = changed;
  const subject = { type: 'recruiter', id: userId };
  const payload = { about: [userId], before: current.state, after: state, details: { version } };
  const act = { ...staffActor(staff), action: `recruiter_approval.${state}`, subject, payload };
  await auditChain.append(act, transaction);
}
