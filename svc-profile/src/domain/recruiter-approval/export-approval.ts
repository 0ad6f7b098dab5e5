import type { Profile } from '@sabi/contracts/http/profile/profile';
import type { SentMail } from '@sabi/service-kit/mail/mail-store';
import type { RecruiterApproval } from './approval';
import type { ApprovalLogEntry } from './approval-log';
import type { ApprovalMail } from './approval-mail';
import { isForStaff } from './request-approval-mails';
import { viewApproval } from './view-approval';

export interface ApprovalHistory {
  readonly approval: RecruiterApproval;
  readonly log: readonly ApprovalLogEntry[];
  readonly mails: readonly SentMail<ApprovalMail>[];
}

/** Approval, log and mails for the data export, without names of the staff. */
export function exportApproval({ approval, log, mails }: ApprovalHistory, profile: Profile | null) {
  const { company: _profile, ...state } = viewApproval(approval, profile);
  const { answer, email, language, user_id: owner } = approval;
  return {
    ...state,
    answer,
    email,
    language,
    log: log.map(({ version, step, by, words, created_at }) => ({
      version,
      step,
      by: by.subject === owner ? 'owner' : 'team',
      words,
      created_at,
    })),
    mails: mails
      .filter(({ kind }) => !isForStaff(kind))
      .map(({ kind, email: recipient, words, created_at, mailed_at }) => ({
        kind,
        recipient,
        words,
        created_at,
        mailed_at,
      })),
  };
}
