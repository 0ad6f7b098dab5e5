import { randomUUID } from 'node:crypto';
import { claimMailRequested } from '@sabi/contracts/messages/hiring';
import { createMessage } from '@sabi/event-bus/create-message';
import type { Outbox } from '@sabi/event-bus/outbox';
import type { Transaction } from '@sabi/service-kit/transaction';
import type { MemberRepository } from '../members/member-repository';
import { may } from '../tenancy/rights';
import type { StoredClaim } from './claim-repository';

export interface ClaimMailDependencies {
  readonly members: MemberRepository;
  readonly outbox: Pick<Outbox, 'append'>;
}

/** Requests a mail to each owner and admin in the transaction that stores the claim. */
export async function requestClaimMadeMails(
  claim: StoredClaim,
  { members, outbox }: ClaimMailDependencies,
  transaction: Transaction,
): Promise<void> {
  const all = await members.membersOf({ companyId: claim.company_id }).list(transaction);
  for (const { user_id: recipientId } of all.filter((member) => may(member, 'members.change')))
    await outbox.append(toMessage(claim, 'made', recipientId), transaction);
}

/** Requests the mail to the claimant in the transaction of the decision. */
export async function requestDecisionMail(
  claim: StoredClaim,
  kind: 'granted' | 'refused',
  { outbox }: Pick<ClaimMailDependencies, 'outbox'>,
  transaction: Transaction,
): Promise<void> {
  await outbox.append(toMessage(claim, kind, claim.user_id), transaction);
}

const toMessage = (
  { id, company_id: companyId, user_id: actor }: StoredClaim,
  kind: 'made' | 'granted' | 'refused',
  recipientId: string,
) =>
  createMessage(
    claimMailRequested,
    { company_id: companyId, claim_id: id, recipient_id: recipientId, kind, mail_id: randomUUID() },
    { actor },
  );
