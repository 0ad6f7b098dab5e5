import type { claimMailRequested } from '@sabi/contracts/messages/hiring';
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
  readonly logger: Logger;
}

type Requested = z.infer<(typeof claimMailRequested)['schema']>;

/**
 * Mails a claim as long as it is in the state that the mail is about. Not retried when the address refuses mail.
 * @throws {MailNotSent} to be retried
 */
export async function sendClaimMail(
  { company_id: companyId, claim_id: claimId, recipient_id: recipientId, kind, mail_id: id }: Requested,
  { claims, members, companies, mailer, siteUrl, logger }: SendClaimDependencies,
): Promise<undefined> {
  const [claim, company, member] = await Promise.all([
    claims.claimsOf({ companyId }).find(claimId),
    companies.companyOf({ companyId }).find(),
    members.membersOf({ companyId }).find(recipientId),
  ]);
  if (!claim || !company || claim.state !== stateOf[kind]) return;
  const isMember = member !== null && may(member, 'members.change');
  if (kind === 'made' && !isMember) return;
  const to = kind === 'made' && member ? member.email : claim.email;
  try {
    await mailer.send(renderClaimMail(claim, { id, to, kind, company, siteUrl }));
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    logger.info({ claim_id: claimId }, 'claim.mail.refused');
  }
}

const stateOf: Readonly<Record<Requested['kind'], StoredClaim['state']>> = {
  made: 'open',
  granted: 'granted',
  refused: 'refused',
};
