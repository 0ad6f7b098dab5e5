/** GoTrue's actions with their kinds. */
const logTypes = {
  login: 'account',
  logout: 'account',
  invite_accepted: 'account',
  user_signedup: 'team',
  user_invited: 'team',
  user_deleted: 'team',
  token_revoked: 'token',
  token_refreshed: 'token',
  user_modified: 'user',
  user_recovery_requested: 'user',
  user_reauthenticate_requested: 'user',
  user_confirmation_requested: 'user',
  user_repeated_signup: 'user',
  user_updated_password: 'user',
  identity_linked: 'user',
  identity_unlinked: 'user',
  passkey_created: 'user',
  passkey_updated: 'user',
  passkey_deleted: 'user',
  factor_in_progress: 'factor',
  factor_unenrolled: 'factor',
  challenge_created: 'factor',
  verification_attempted: 'factor',
  factor_deleted: 'factor',
  factor_updated: 'factor',
} as const;

export type AuditAction = keyof typeof logTypes;
export const auditActions = Object.keys(logTypes) as AuditAction[];
export type AuditLogType = (typeof logTypes)[AuditAction];

/** An account, or an administrator by role name. */
export interface AuditActor {
  readonly id: string;
  readonly username: string;
  readonly name?: string;
  readonly viaSso: boolean;
}

export interface AuditEntry {
  readonly id: string;
  readonly action: AuditAction;
  readonly log_type: AuditLogType;
  readonly actor: AuditActor;
  readonly traits: Readonly<Record<string, unknown>> | null;
  readonly ip_address: string;
  readonly created_at: Date;
}

export const logTypeOf = (action: AuditAction): AuditLogType => logTypes[action];
