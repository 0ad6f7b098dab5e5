import type { ExportPart } from '@sabi/contracts/http/account-export';
import type { AccountCopy } from '../../domain/account-export/export-account';
import { countUnused, type RecoveryCodeSet } from '../../domain/factors/recovery-codes';
import type { Notice } from '../../domain/notices/notice';
import type { Caller } from '../../domain/authentication/authenticate';
import type { StaffGrant } from '../../domain/staff/staff-grant';
import { describeUser } from '../../domain/users/describe-user';
import { presentPasskey } from './factor-presenters';
import { presentGrant } from './oauth-presenters';
import { presentOwnAuditEntry, presentOwnSession } from './presenters';

/** An account's export, each part as its owner sees it elsewhere. */
export function presentAccountCopy(copy: AccountCopy, { session }: Caller): ExportPart {
  const { user, erasureRequest } = copy;
  const account = {
    ...describeUser(user),
    language: user.language,
    has_password: user.password_hash !== null,
    passkeys: copy.passkeys.map(presentPasskey),
    recovery_codes: copy.recoveryCodes && countCodes(copy.recoveryCodes),
    sessions: copy.sessions.map((own) => presentOwnSession(own, session?.id ?? null)),
    applications: copy.grants.map(presentGrant),
    staff_grant: copy.staffGrant && presentStaffGrant(copy.staffGrant),
    security_mails: copy.notices.map(presentNotice),
    deletion: erasureRequest && {
      requested_at: erasureRequest.requested_at,
      erases_at: erasureRequest.erases_at,
    },
  };
  return {
    documents: [
      { name: 'account', data: account },
      { name: 'security-log', data: { entries: copy.entries.map(presentOwnAuditEntry) } },
    ],
    files: [],
  };
}

function countCodes(set: RecoveryCodeSet) {
  return { total: set.codes.length, remaining: countUnused(set), created_at: set.created_at };
}

/** Without the granting account. */
const presentStaffGrant = ({ roles, granted_at, until, reason, revoked_at }: StaffGrant) => ({
  roles,
  granted_at,
  until,
  reason,
  revoked_at,
});

const presentNotice = ({ kind, recipient, language, details, created_at, sent_at }: Notice) => ({
  kind,
  recipient,
  language,
  details,
  created_at,
  sent_at,
});
