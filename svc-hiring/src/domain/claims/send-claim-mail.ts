import type { claimMailRequested } from '@sabi/contracts/messages/hiring';
import type { Effect } from '@sabi/event-bus/bus';
import type { Logger } from '@sabi/service-kit/logger';
import { type Mailer, MailRefused } from '@sabi/service-kit/mail/mailer';
import type { z } from 'zod';
import type { CompanyRepository } from '../companies/company-repository';
import type { MemberRepository } from '../members/member-repository';
import { may } from '../tenancy/rights';
import type { ClaimRepository, StoredClaim } from './claim-repository';
import { renderClaimMail } from './render-claim-mail';

export interface SendClaimDependencies {
  readonly claims: ClaimRepository;
  readonly members: MemberRepository;
  readonly companies: Pick<CompanyRepository, 'companyOf'>;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly now: () => Date;
  readonly logger: Logger;
}

type Requested = z.infer<(typeof claimMailRequested)['schema']>;

/**
 * Mails a claim as long as it is in the state that the mail is about. Not retried when the address refuses mail.
 * @throws {MailNotSent} to be retried
 */
export async function sendClaimMail(
  { company_id: companyId, claim_id: claimId, recipient_id: recipientId, kind, mail_id: id }: Requested,
  { claims, members, companies, mailer, siteUrl, now, logger }: SendClaimDependencies,
): Promise<Effect | undefined> {
  const [claim, company, member] = await Promise.all([
    claims.claimsOf({ companyId }).find(claimId),
    companies.companyOf({ companyId }).find(),
    members.membersOf({ companyId }).find(recipientId),
  ]);
  if (!claim || !company || claim.state !== stateOf[kind]) return undefined;
  const decider = member && may(member, 'members.change') ? member : null;
  const recipient = kind === 'made' ? decider : claim;
  if (!recipient) return undefined;
  const { email: to, language } = recipient;
  try {
    const facts = { id, to, language: language ?? claim.language, kind, company, siteUrl };
    await mailer.send(renderClaimMail(claim, facts));
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    logger.info({ claim_id: claimId }, 'claim.mail.refused');
    return undefined;
  }
  if (kind !== 'made') return undefined;
  return (transaction) => claims.claimsOf({ companyId }).markMailed(claimId, now(), transaction);
}

const stateOf: Readonly<Record<Requested['kind'], StoredClaim['state']>> = {
  made: 'open',
  granted: 'granted',
  refused: 'refused',
};
