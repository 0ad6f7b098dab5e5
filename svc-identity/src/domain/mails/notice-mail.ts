import { localizedPath } from '@sabi/contracts/language';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { safeName } from '@sabi/service-kit/mail/safe-name';
import { type MailContent, renderMail } from '@sabi/service-kit/mail/mail-content';
import type { Notice } from './notice';
import { noticeLanguages, type NoticeNames } from './notice-wording';

export interface NoticeMail {
  readonly notice: Notice;
  readonly siteUrl: string;
  readonly firstName: string | undefined;
}

/** How providers write themselves; one that an operator added goes by the name it has there. */
const providerNames: Readonly<Record<string, string>> = {
  google: 'Google',
  linkedin_oidc: 'LinkedIn',
  email: 'Email',
  phone: 'SMS',
};

/** A mail that tells of a change: what happened, when, and what to do for whom it was not. */
export function renderNoticeMail({ notice, siteUrl, firstName }: NoticeMail): MailContent {
  const { language, kind, details, created_at: at } = notice;
  const { greeting, moment } = phrases[language];
  const words = noticeLanguages[language];
  const names = nameDetails(notice);
  const happened = words.kinds[kind].happened(names);
  const isOurMatter = kind === 'email_changed'; // who has lost the address has no way in any more
  const [page, help] = isOurMatter ? ['/contact-us', words.helpByUs] : ['/auth', words.help];
  const facts = [
    words.when(moment(at)),
    ...(details.device ? [words.device(details.device)] : []),
    ...(details.ip ? [words.ip(details.ip)] : []),
  ];
  return renderMail({
    language,
    subject: words.kinds[kind].subject,
    preview: happened,
    parts: [
      { kind: 'text', text: greeting(firstName) },
      { kind: 'text', text: happened },
      ...facts.map((text) => ({ kind: 'text', text }) as const),
      { kind: 'text', text: help.notYou },
      { kind: 'link', url: `${siteUrl}${localizedPath(language, page)}`, label: help.button },
    ],
    footer: words.footer,
  });
}

/** Names that users and operators gave are shown as carefully as their own. */
function nameDetails({ language, details }: Notice): NoticeNames {
  const { factor_type: factor, provider, erases_at: erasesAt } = details;
  return {
    new_email: details.new_email,
    new_phone: details.new_phone,
    factor_type: factor && noticeLanguages[language].factors[factor],
    name: safeName(details.name),
    provider: provider && (providerNames[provider] ?? safeName(provider.replace(/^custom:/, ''))),
    device: details.device,
    ip: details.ip,
    erases_at: erasesAt && phrases[language].moment(erasesAt),
  };
}
