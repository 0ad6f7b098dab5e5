import type { Transaction } from '@sabi/service-kit/transaction';
import type { ClientDescription, Session } from './session';

export interface RefreshRecord {
  readonly client: ClientDescription;
  /** Chain of the used token; see RefreshToken. */
  readonly chainBeganAt: Date | null;
  readonly purgeAt: Date | null;
}

/** Methods that end sessions also add them to the ended sessions, in the same transaction. */
export interface SessionRepository {
  insert(session: Session, transaction?: Transaction): Promise<void>;
  find(id: string, userId: string, transaction?: Transaction): Promise<Session | null>;
  /** Active sessions, newest first. */
  findAllOf(userId: string): Promise<Session[]>;
  /** Records a refresh with its client and token chain. */
  recordRefresh(session: Session, refresh: RefreshRecord): Promise<void>;
  /** @returns false when already compromised or ended */
  markCompromised(session: Session, transaction: Transaction): Promise<boolean>;
  /** @returns false when the session has ended */
  setAssurance(session: Session, transaction: Transaction): Promise<boolean>;
  /** Lowers sessions raised by a factor. */
  lowerRaisedBy(userId: string, factorId: string, transaction: Transaction): Promise<void>;
  /** Ends sign-ins not raised by a second factor, but no application's session. */
  removeUnraisedOf(userId: string, transaction: Transaction): Promise<void>;
  /** Ends an application's sessions, of one account or all. */
  removeOAuthSessions(
    of: { readonly clientId: string; readonly userId?: string },
    transaction?: Transaction,
  ): Promise<void>;
  /** Ends a session with its tokens. @returns false unless the account has it */
  remove(id: string, userId: string, transaction?: Transaction): Promise<boolean>;
  /** Ends all sessions of an account, or all except one. */
  removeAllOf(userId: string, keptId?: string, transaction?: Transaction): Promise<void>;
}
