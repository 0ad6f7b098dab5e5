import type { CompanyRole } from '@sabi/contracts/hiring/posting-terms';
import type { Language } from '@sabi/contracts/language';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Tenant } from '../tenancy/tenant';

export interface StoredInvitation {
  readonly id: string;
  readonly email: string;
  readonly role: CompanyRole;
  readonly language: Language;
  /** SHA-256 of the token, in hex. */
  readonly token_hash: string;
  readonly state: 'open' | 'accepted' | 'withdrawn';
  readonly invited_by: string;
  readonly accepted_by: string | null;
  readonly mailed_at: Date | null;
  /** When the address refused the mail; absent from invitations of earlier versions. */
  readonly undeliverable_at?: Date | null;
  readonly created_at: Date;
  readonly expires_at: Date;
}

export interface Invitations {
  find(id: string, transaction?: Transaction): Promise<StoredInvitation | null>;
  findByTokenHash(tokenHash: string, transaction: Transaction): Promise<StoredInvitation | null>;
  listSince(since: Date): Promise<StoredInvitation[]>;
  countOpen(now: Date): Promise<number>;
  insert(invitation: StoredInvitation, transaction: Transaction): Promise<void>;
  /** @returns false unless it was open */
  end(
    id: string,
    end: { state: 'accepted'; accepted_by: string } | { state: 'withdrawn' },
    transaction: Transaction,
  ): Promise<boolean>;
  /** @returns ids of those that were open */
  withdrawSentBy(userId: string, transaction: Transaction): Promise<string[]>;
  markMailed(id: string, at: Date, transaction: Transaction): Promise<void>;
  markUndeliverable(id: string, at: Date, transaction: Transaction): Promise<void>;
}

export interface InvitationRepository {
  invitationsOf(tenant: Pick<Tenant, 'companyId'>): Invitations;
}
