import type { OAuthClient } from './oauth-client';

export type ClientChanges = Partial<
  Omit<OAuthClient, 'id' | 'client_type' | 'registration_type' | 'created_at' | 'updated_at'>
>;

export interface OAuthClientRepository {
  insert(client: OAuthClient): Promise<void>;
  find(id: string): Promise<OAuthClient | null>;
  findMany(ids: readonly string[]): Promise<OAuthClient[]>;
  /** Newest first. */
  findAll(): Promise<OAuthClient[]>;
  /** @returns the updated client; null when missing */
  update(id: string, changes: ClientChanges): Promise<OAuthClient | null>;
  /** @returns false when it did not exist */
  remove(id: string): Promise<boolean>;
}
