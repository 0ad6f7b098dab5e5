import type { Transaction } from '@sabi/service-kit/transaction';
import type { Tenant } from '../tenancy/tenant';

/** Operations of a company's invitations that the removal of a member needs. */
export interface SentInvitations {
  invitationsOf(tenant: Pick<Tenant, 'companyId'>): {
    /** @returns ids of those that were open */
    withdrawSentBy(userId: string, transaction: Transaction): Promise<string[]>;
  };
}
