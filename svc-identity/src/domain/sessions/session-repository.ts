import type { Transaction } from '@sabi/service-kit/transaction';
import type { ClientDescription, Session } from './session';

export interface RefreshRecord {
  readonly client: ClientDescription;
  /** Of the token that was used; see RefreshToken. */
  readonly chainBeganAt: Date | null;
  readonly purgeAt: Date | null;
}

/** Whatever ends sessions notes that for the other services in the same transaction. */
export interface SessionRepository {
  insert(session: Session, transaction?: Transaction): Promise<void>;
  find(id: string, userId: string, transaction?: Transaction): Promise<Session | null>;
  /** Sessions of an account that are not over, newest first. */
  findAllOf(userId: string): Promise<Session[]>;
  /** Notes a refresh, from where it came and by which chain of tokens. */
  recordRefresh(session: Session, refresh: RefreshRecord): Promise<void>;
  /** @returns false when it was already, or is over */
  markCompromised(session: Session, transaction: Transaction): Promise<boolean>;
  /** Notes how its owner has proved who they are. @returns false when the session is over */
  setAssurance(session: Session, transaction: Transaction): Promise<boolean>;
  /** Takes back what a factor has raised. */
  lowerRaisedBy(userId: string, factorId: string, transaction: Transaction): Promise<void>;
  /** Ends the sign-ins of an account that no second factor has raised; what applications were given goes on. */
  removeUnraisedOf(userId: string, transaction: Transaction): Promise<void>;
  /** Ends an application's sessions, of one account or of all. */
  removeOAuthSessions(
    of: { readonly clientId: string; readonly userId?: string },
    transaction?: Transaction,
  ): Promise<void>;
  /** Ends one session, with every token of it. @returns false when the account has none of this id */
  remove(id: string, userId: string, transaction?: Transaction): Promise<boolean>;
  /** Ends all sessions of an account, or all but one. */
  removeAllOf(userId: string, keptId?: string, transaction?: Transaction): Promise<void>;
}
