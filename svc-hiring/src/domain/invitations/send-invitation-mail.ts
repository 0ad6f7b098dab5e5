import type { Effect } from '@sabi/event-bus/bus';
import type { Logger } from '@sabi/service-kit/logger';
import { type Mailer, MailRefused } from '@sabi/service-kit/mail/mailer';
import type { CompanyRepository } from '../companies/company-repository';
import type { InvitationRepository } from './invitation-repository';
import { restoreInvitationToken } from './invitation-token';
import { renderInvitationMail } from './render-invitation-mail';
import { isOpen } from './view-invitation';

export interface SendInvitationDependencies {
  readonly invitations: InvitationRepository;
  readonly companies: Pick<CompanyRepository, 'companyOf'>;
  readonly invitationSecret: string;
  readonly mailer: Mailer;
  readonly siteUrl: string;
  readonly now: () => Date;
  readonly logger: Logger;
}

/**
 * Sends an open invitation, once. Not retried when the address refuses mail.
 * @throws {MailNotSent} to be retried
 */
export async function sendInvitationMail(
  { company_id: companyId, invitation_id: invitationId }: { company_id: string; invitation_id: string },
  dependencies: SendInvitationDependencies,
): Promise<Effect | undefined> {
  const { companies, invitationSecret, mailer, siteUrl, now, logger } = dependencies;
  const invitations = dependencies.invitations.invitationsOf({ companyId });
  const [invitation, company] = await Promise.all([
    invitations.find(invitationId),
    companies.companyOf({ companyId }).find(),
  ]);
  if (
    !invitation ||
    !company ||
    invitation.mailed_at ||
    invitation.undeliverable_at ||
    !isOpen(invitation, now())
  )
    return undefined;
  const token = restoreInvitationToken(invitation, companyId, invitationSecret);
  try {
    await mailer.send(
      renderInvitationMail(invitation, { companyId, companyName: company.name, token, siteUrl }),
    );
  } catch (error) {
    if (!(error instanceof MailRefused)) throw error;
    logger.info({ invitation_id: invitationId }, 'invitation.mail.refused');
    return (transaction) => invitations.markUndeliverable(invitationId, now(), transaction);
  }
  return (transaction) => invitations.markMailed(invitationId, now(), transaction);
}
