import { localizedPath } from '@sabi/contracts/language';
import { type MailPart, renderMail } from '@sabi/service-kit/mail/mail-content';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { safeName } from '@sabi/service-kit/mail/safe-name';
import type { UnsubscribeLinks } from '../notifications/unsubscribe-links';
import { causeText } from '../cv-parsing/parse-texts';
import type { FoundCounts, ResumeMail } from './cv-mail';
import { resumeMailLanguages } from './cv-mail-wording';

interface ResumeMailSurroundings {
  readonly firstName: string | null;
  readonly siteUrl: string;
  readonly wayOut: UnsubscribeLinks;
}

/** Where there is something to do about it. */
const pages = { read: '/profile/review', unreadable: '/profile' } as const;

/** Tells a CV's owner what became of it, in their language; of what stands in it, only how much was found. */
export function renderResumeMail(
  { id, email, language, outcome }: ResumeMail,
  { firstName, siteUrl, wayOut }: ResumeMailSurroundings,
): Mail {
  const words = resumeMailLanguages[language];
  const { subject, told, next, button } = words.outcomes[outcome.kind];
  const details =
    outcome.kind === 'read'
      ? describeFound(outcome.found, language)
      : causeText(outcome.error_code, language);
  const texts = [phrases[language].greeting(safeName(firstName)), told, details, next];
  const parts: MailPart[] = texts.map((text) => ({ kind: 'text', text }));
  const content = renderMail({
    language,
    subject,
    preview: told,
    parts: [
      ...parts,
      { kind: 'link', url: `${siteUrl}${localizedPath(language, pages[outcome.kind])}`, label: button },
    ],
    footer: words.footer,
    wayOut: { url: wayOut.page, label: words.wayOut },
  });
  return { id, to: email, language, oneClickUnsubscribeUrl: wayOut.oneClick, ...content };
}

function describeFound(found: FoundCounts, language: ResumeMail['language']): string {
  const { counts, found: toSentence, nothingFound } = resumeMailLanguages[language];
  const lists = (Object.keys(counts) as (keyof FoundCounts)[]).filter((list) => found[list] > 0);
  if (lists.length === 0) return nothingFound;
  const phrase = new Intl.ListFormat(language, { type: 'conjunction' });
  return toSentence(phrase.format(lists.map((list) => counts[list](found[list]))));
}
