import type { AttemptLimiter } from '@sabi/service-kit/attempt-limiter';
import type { Logger } from '@sabi/service-kit/logger';
import type { Transact } from '@sabi/service-kit/transaction';
import type { AuditLog } from '../audit/audit-log';
import type { Caller } from '../authentication/authenticate';
import type { Hooks } from '../hooks/hooks';
import type { MailCooldownRepository } from '../mail-limits/mail-cooldown-repository';
import type { MailQuota } from '../mail-limits/mail-quota';
import type { NoticeRepository } from '../notices/notice-repository';
import type { BreachList } from '../passwords/breach-list';
import type { PasswordHasher } from '../passwords/password-hasher';
import type { TextMessages } from '../phones/text-messages';
import type { SessionRepository } from '../sessions/session-repository';
import type { TextChannel } from '../settings/text-channels';
import type { Pkce } from '../sign-in-flows/pkce';
import type { TokenMailDependencies } from '../token-mails/request-token-mail';
import type { Metadata } from '../users/metadata';

export interface UserUpdate {
  readonly caller: Caller;
  readonly email: string;
  readonly phone: string;
  /** Channel of text messages. */
  readonly channel: string;
  /** undefined: unchanged. */
  readonly password: string | undefined;
  readonly currentPassword: string;
  /** Code of a requested reauthentication. */
  readonly nonce: string;
  readonly data?: Metadata | null | undefined;
  readonly appMetadata: Metadata | null | undefined;
  readonly challenge: string;
  readonly method: string;
  readonly redirectTo: string | null;
  readonly ip: string | null;
}

/** A valid update. */
export interface ParsedUpdate {
  /** null: unchanged. */
  readonly newEmail: string | null;
  /** E.164 without the plus; null: unchanged. */
  readonly newPhone: string | null;
  readonly channel: TextChannel;
  readonly data: Metadata | undefined;
  readonly pkce: Pkce | null;
}

export interface UpdateDependencies extends TokenMailDependencies {
  readonly sessions: SessionRepository;
  readonly passwords: PasswordHasher;
  readonly breachList: BreachList;
  readonly mailCooldowns: MailCooldownRepository;
  readonly textMessages: TextMessages | null;
  readonly hooks: Hooks;
  readonly textQuota: MailQuota;
  readonly mailQuota: MailQuota;
  readonly codeAttempts: AttemptLimiter;
  readonly signInAttempts: AttemptLimiter;
  readonly notices: NoticeRepository;
  readonly audit: AuditLog;
  readonly transact: Transact;
  readonly logger: Logger;
}
