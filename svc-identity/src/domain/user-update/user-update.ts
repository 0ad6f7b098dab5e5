import type { Pkce } from '../sign-in-flows/pkce';
import type { TextChannel } from '../settings/text-channels';
import type { Ports } from '../ports/all-ports';
import type { Caller } from '../authentication/authenticate';
import type { NeededForMail } from '../token-mails/request-token-mail';
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

export type UpdateDependencies = Pick<
  Ports,
  | NeededForMail
  | 'sessions'
  | 'passwords'
  | 'breachList'
  | 'mailCooldowns'
  | 'textMessages'
  | 'hooks'
  | 'textQuota'
  | 'mailQuota'
  | 'codeAttempts'
  | 'signInAttempts'
  | 'notices'
  | 'audit'
  | 'transact'
  | 'logger'
>;
