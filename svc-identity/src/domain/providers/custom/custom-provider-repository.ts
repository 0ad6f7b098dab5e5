import type { Transaction } from '@sabi/service-kit/transaction';
import type { CustomProvider } from '../custom-provider';

/** Another provider has the same identifier. */
export class CustomProviderAlreadyStored extends Error {
  override readonly name = 'CustomProviderAlreadyStored';
}

export type CustomProviderChanges = Partial<
  Omit<CustomProvider, 'id' | 'identifier' | 'provider_type' | 'created_at' | 'updated_at'>
>;

export interface CustomProviderRepository {
  /**
   * Adds a provider unless there are `max` of them.
   * @returns false when there are; @throws {CustomProviderAlreadyStored}
   */
  insert(provider: CustomProvider, max: number, transaction: Transaction): Promise<boolean>;
  find(identifier: string): Promise<CustomProvider | null>;
  /** Oldest first. */
  findAll(type: CustomProvider['provider_type'] | null): Promise<CustomProvider[]>;
  update(identifier: string, changes: CustomProviderChanges): Promise<CustomProvider | null>;
  /** @returns false when there is none */
  remove(identifier: string): Promise<boolean>;
}
