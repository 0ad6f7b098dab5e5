import type { Transaction } from '@sabi/service-kit/transaction';
import type { RefreshToken } from './session';

export interface RefreshTokenRepository {
  /** Does nothing if the token exists, since several callers may derive it. */
  add(token: RefreshToken, transaction?: Transaction): Promise<void>;
  /** Adds a token, then marks its parent as used; a crash leaves two valid tokens, never none. */
  follow(parent: string, child: RefreshToken): Promise<void>;
  find(hash: string): Promise<RefreshToken | null>;
  findChild(parent: string): Promise<RefreshToken | null>;
  revokeAllOf(sessionId: string, transaction?: Transaction): Promise<void>;
  /** By the database's clock. */
  wasRevokedWithin(hash: string, seconds: number): Promise<boolean>;
}
