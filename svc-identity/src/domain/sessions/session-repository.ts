import type { Transaction } from '@sabi/service-kit/transaction';
import type { ClientDescription, Session } from './session';

export interface RefreshRecord {
  readonly client: ClientDescription;
  /** Chain of the used token; see RefreshToken. */
  readonly chainBeganAt: Date | null;
  readonly purgeAt: Date | null;
}

/** Methods that end sessions add them to the ended sessions in the same transaction. */
export interface SessionRepository {
  insert(session: Session, transaction?: Transaction): Promise<void>;
  find(id: string, userId: string, transaction?: Transaction): Promise<Session | null>;
  /** Active sessions of an account, newest first. */
  findAllOf(userId: string): Promise<Session[]>;
  /** Records a refresh with its client and token chain. */
  recordRefresh(session: Session, refresh: RefreshRecord): Promise<void>;
  /** @returns false when it already was, or has ended */
  markCompromised(session: Session, transaction: Transaction): Promise<boolean>;
  /** Updates how the owner was authenticated. @returns false when the session has ended */
  setAssurance(session: Session, transaction: Transaction): Promise<boolean>;
  /** Lowers the sessions that a factor has raised. */
  lowerRaisedBy(userId: string, factorId: string, transaction: Transaction): Promise<void>;
  /** Ends the sign-ins of an account that no second factor has raised; sessions of applications continue. */
  removeUnraisedOf(userId: string, transaction: Transaction): Promise<void>;
  /** Ends the sessions of an application, of one account or of all. */
  removeOAuthSessions(
    of: { readonly clientId: string; readonly userId?: string },
    transaction?: Transaction,
  ): Promise<void>;
  /** Ends a session with all its tokens. @returns false when the account has none with this id */
  remove(id: string, userId: string, transaction?: Transaction): Promise<boolean>;
  /** Ends all sessions of an account, or all except one. */
  removeAllOf(userId: string, keptId?: string, transaction?: Transaction): Promise<void>;
}
