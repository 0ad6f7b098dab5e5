import type { SsoProvider } from '../sso-provider';

/** Another provider has the same domain, entity id or resource id. */
export class SsoProviderConflict extends Error {
  override readonly name = 'SsoProviderConflict';
}

export type SsoProviderKey = Partial<Pick<SsoProvider, 'id' | 'resource_id' | 'entity_id'>> & {
  readonly domain?: string;
};

export interface SsoProviderRepository {
  /** @throws {SsoProviderConflict} */
  insert(provider: SsoProvider): Promise<void>;
  find(key: SsoProviderKey): Promise<SsoProvider | null>;
  /** Oldest first, without their XML. */
  findAll(): Promise<Omit<SsoProvider, 'metadata_xml'>[]>;
  /** @throws {SsoProviderConflict} */
  update(id: string, changes: Partial<Omit<SsoProvider, 'id' | 'created_at'>>): Promise<SsoProvider | null>;
  /** @returns false when it did not exist */
  remove(id: string): Promise<boolean>;
}
