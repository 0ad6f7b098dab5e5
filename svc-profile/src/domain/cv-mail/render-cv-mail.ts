import { localizedPath } from '@sabi/contracts/language';
import { type MailPart, renderMail } from '@sabi/service-kit/mail/mail-content';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { safeName } from '@sabi/service-kit/mail/safe-name';
import { causeText } from '../cvs/parse-texts';
import type { UnsubscribeLinks } from '../notifications/unsubscribe-links';
import type { FoundCounts, CvMail } from './cv-mail';
import { cvMailWordings } from './cv-mail-wording';

interface CvMailContext {
  readonly firstName: string | null;
  readonly siteUrl: string;
  readonly unsubscribeLinks: UnsubscribeLinks;
}

/** The page each mail links to. */
const pages = { read: '/profile/review', unreadable: '/profile' } as const;

/** The mail in the owner's language; of the CV it contains only counts. */
export function renderCvMail(
  { id, email, language, outcome }: CvMail,
  { firstName, siteUrl, unsubscribeLinks }: CvMailContext,
): Mail {
  const words = cvMailWordings[language];
  const { subject, message, next, button } = words.outcomes[outcome.kind];
  const details =
    outcome.kind === 'read'
      ? describeFound(outcome.found, language)
      : causeText(outcome.error_code, language);
  const texts = [phrases[language].greeting(safeName(firstName)), message, details, next];
  const parts: MailPart[] = texts.map((text) => ({ kind: 'text', text }));
  const content = renderMail({
    language,
    subject,
    preview: message,
    parts: [
      ...parts,
      { kind: 'link', url: `${siteUrl}${localizedPath(language, pages[outcome.kind])}`, label: button },
    ],
    footer: words.footer,
    unsubscribeLink: { url: unsubscribeLinks.page, label: words.unsubscribe },
  });
  return { id, to: email, language, oneClickUnsubscribeUrl: unsubscribeLinks.oneClick, ...content };
}

function describeFound(found: FoundCounts, language: CvMail['language']): string {
  const { counts, found: toSentence, nothingFound } = cvMailWordings[language];
  const lists = (Object.keys(counts) as (keyof FoundCounts)[]).filter((list) => found[list] > 0);
  if (lists.length === 0) return nothingFound;
  const phrase = new Intl.ListFormat(language, { type: 'conjunction' });
  return toSentence(phrase.format(lists.map((list) => counts[list](found[list]))));
}
