import { invitationMailRequested } from '@sabi/contracts/messages/hiring';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { Tenant } from '../tenancy/tenant';

/** Requests the mail in the transaction that stores the invitation. */
export async function requestInvitationMail(
  { tenant, invitationId }: { tenant: Tenant; invitationId: string },
  { outbox }: { outbox: Pick<Outbox, 'append'> },
  transaction: Transaction,
): Promise<void> {
  const ids = { company_id: tenant.companyId, invitation_id: invitationId };
  await outbox.append(createMessage(invitationMailRequested, ids, { actor: tenant.userId }), transaction);
}
