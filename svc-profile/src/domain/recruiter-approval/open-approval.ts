import type { AuditChain } from '@sabi/audit/audit-chain';
import type { Language } from '@sabi/contracts/language';
import type { Profile } from '@sabi/contracts/http/profile/profile';
import type { Transact } from '@sabi/service-kit/transaction';
import type { RecruiterApproval } from './approval';
import type { ApprovalLog } from './approval-log';
import type { ApprovalRepository } from './approval-repository';
import { type ApprovalMailDependencies, requestApprovalMails } from './request-approval-mails';

export interface ApprovalDependencies extends ApprovalMailDependencies {
  readonly approvals: ApprovalRepository;
  readonly approvalLog: ApprovalLog;
  readonly auditChain: Pick<AuditChain, 'append'>;
  readonly transact: Transact;
}

/** The recruiter with address and language. */
export interface Applicant {
  readonly profile: Pick<Profile, 'user_id' | 'user_type'>;
  readonly email: string;
  readonly language: Language;
}

/**
 * The approval of a recruiter, created when first read; recruiter and staff then get one mail each.
 * @returns null unless the account is a recruiter's
 */
export async function openApproval(
  { profile, email, language }: Applicant,
  dependencies: ApprovalDependencies,
): Promise<RecruiterApproval | null> {
  if (profile.user_type !== 'recruiter') return null;
  const { approvals, approvalLog, transact } = dependencies;
  const known = await approvals.find(profile.user_id);
  if (known) return known;
  const approval = createApproval(profile.user_id, { email, language });
  const isNew = await transact(async (transaction) => {
    if (!(await approvals.insertIfMissing(approval, transaction))) return false;
    const { user_id, version, submitted_at: created_at } = approval;
    const by = { role: 'authenticated', subject: user_id };
    await approvalLog.add({ user_id, version, step: 'submitted', by, words: null, created_at }, transaction);
    const kinds = ['received', 'staff_received'] as const;
    await requestApprovalMails({ approval, kinds, words: null }, dependencies, transaction);
    return true;
  });
  return isNew ? approval : approvals.find(profile.user_id);
}

function createApproval(
  userId: string,
  reached: Pick<RecruiterApproval, 'email' | 'language'>,
): RecruiterApproval {
  return {
    user_id: userId,
    state: 'pending',
    version: 1,
    reason: null,
    question: null,
    answer: null,
    has_asked_again: false,
    submitted_at: new Date(),
    decided_at: null,
    ...reached,
  };
}
