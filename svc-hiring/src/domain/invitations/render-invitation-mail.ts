import { invitationHours } from '@sabi/contracts/hiring/posting-terms';
import { localizedPath } from '@sabi/contracts/language';
import { renderMail } from '@sabi/service-kit/mail/mail-content';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { safeName } from '@sabi/service-kit/mail/safe-name';
import { invitationMailWordings } from './invitation-mail-wording';
import type { StoredInvitation } from './invitation-repository';

interface MailFacts {
  readonly companyId: string;
  readonly companyName: string;
  readonly token: string;
  readonly siteUrl: string;
}

/**
 * The inviter chooses the address, so the company's name is shown only where mailboxes do not turn it into a
 * link.
 */
export function renderInvitationMail(
  { id, email, role, language }: StoredInvitation,
  { companyId, companyName, token, siteUrl }: MailFacts,
): Mail {
  const wording = invitationMailWordings[language];
  const company = safeName(companyName);
  const invited = wording.invited(company, wording.roles[role]);
  const path = localizedPath(language, '/hire/invitation');
  const subject = wording.subject(company);
  const content = renderMail({
    language,
    subject,
    preview: invited,
    parts: [
      { kind: 'text', text: phrases[language].greeting(undefined) },
      { kind: 'text', text: invited },
      { kind: 'text', text: wording.account },
      {
        kind: 'link',
        // In the fragment, which servers do not log.
        url: `${siteUrl}${path}#company=${companyId}&token=${token}`,
        label: wording.button,
        hint: phrases[language].linkHint(phrases[language].duration(invitationHours * 3600)),
      },
    ],
    footer: wording.footer,
  });
  return { id, to: email, language, ...content };
}
