import { localizedPath } from '@sabi/contracts/language';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { safeName } from '@sabi/service-kit/mail/safe-name';
import { type MailContent, type MailPart, renderMail } from '@sabi/service-kit/mail/mail-content';
import type { Notice } from './notice';
import { noticeWordings, type NoticeHelp, type NoticeNames } from './notice-wording';

export interface NoticeMail {
  readonly notice: Notice;
  readonly siteUrl: string;
  readonly firstName: string | undefined;
}

/** Provider names; custom providers have configured ones. */
const providerNames: Readonly<Record<string, string>> = {
  google: 'Google',
  linkedin_oidc: 'LinkedIn',
  email: 'Email',
  phone: 'SMS',
};

/** A mail about a change: what happened, when, and advice. */
export function renderNotice({ notice, siteUrl, firstName }: NoticeMail): MailContent {
  const { language, kind, details, created_at: at } = notice;
  const { greeting, moment } = phrases[language];
  const words = noticeWordings[language];
  const names = nameDetails(notice);
  const happened = words.kinds[kind].happened(names);
  const linkTo = (page: string, label: string): MailPart => ({
    kind: 'link',
    url: `${siteUrl}${localizedPath(language, page)}`,
    label,
  });
  const offer = ({ notYou, button }: NoticeHelp, page: string): MailPart[] => [
    { kind: 'text', text: notYou },
    linkTo(page, button),
  ];
  const facts = [
    words.when(moment(at)),
    ...(details.device ? [words.device(details.device)] : []),
    ...(details.ip ? [words.ip(details.ip)] : []),
  ];
  const nextSteps = (): MailPart[] => {
    if (kind === 'account_exists') {
      return [
        linkTo('/auth', words.wayIn.signIn),
        { kind: 'text', text: words.wayIn.forgotten },
        linkTo('/auth/forgot-password', words.wayIn.reset),
      ];
    }
    // The old address no longer signs in.
    return kind === 'email_changed' ? offer(words.helpByUs, '/contact-us') : offer(words.help, '/auth');
  };
  return renderMail({
    language,
    subject: words.kinds[kind].subject,
    preview: happened,
    parts: [
      { kind: 'text', text: greeting(firstName) },
      { kind: 'text', text: happened },
      ...facts.map((text) => ({ kind: 'text', text }) as const),
      ...nextSteps(),
    ],
    footer: kind === 'account_exists' ? words.wayIn.footer : words.footer,
  });
}

/** Escapes names chosen by users and operators. */
function nameDetails({ language, details }: Notice): NoticeNames {
  const { factor_type: factor, provider, erases_at: erasesAt } = details;
  return {
    new_email: details.new_email,
    new_phone: details.new_phone,
    factor_type: factor && noticeWordings[language].factors[factor],
    name: safeName(details.name),
    provider: provider && (providerNames[provider] ?? safeName(provider.replace(/^custom:/, ''))),
    device: details.device,
    ip: details.ip,
    codes_left: details.codes_left?.toString(),
    erases_at: erasesAt && phrases[language].moment(erasesAt),
  };
}
