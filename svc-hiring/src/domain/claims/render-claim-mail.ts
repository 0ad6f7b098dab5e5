import { type Language, localizedPath } from '@sabi/contracts/language';
import { type MailDraft, type MailPart, renderMail } from '@sabi/service-kit/mail/mail-content';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { safeName } from '@sabi/service-kit/mail/safe-name';
import type { StoredCompany } from '../companies/company';
import type { StoredClaim } from './claim-repository';
import { claimMailWordings } from './claim-mail-wording';

interface MailFacts {
  /** Message-ID. */
  readonly id: string;
  readonly to: string;
  /** The recipient's. */
  readonly language: Language;
  readonly kind: 'made' | 'granted' | 'refused';
  readonly company: Pick<StoredCompany, 'name' | 'slug'>;
  readonly siteUrl: string;
}

export function renderClaimMail(
  claim: StoredClaim,
  { id, to, language, kind, company, siteUrl }: MailFacts,
): Mail {
  const draft = drafts[kind](
    { ...claim, language },
    company,
    (path) => `${siteUrl}${localizedPath(language, path)}`,
  );
  const greeting = { kind: 'text', text: phrases[language].greeting(undefined) } as const;
  const content = renderMail({ ...draft, language, parts: [greeting, ...draft.parts] });
  return { id, to, language, ...content };
}

type Draft = (
  claim: StoredClaim,
  company: MailFacts['company'],
  urlOf: (path: string) => string,
) => Omit<MailDraft, 'language'>;

const drafts: Readonly<Record<MailFacts['kind'], Draft>> = {
  // Without the claimant's own words, which would let anybody mail an owner.
  made: ({ email, language }, { name, slug }, urlOf) => {
    const { made: wording } = claimMailWordings[language];
    const [company, url] = [safeName(name), urlOf(`/hire/companies/${slug}/team`)];
    const words = wording.text(email, company);
    const parts: MailPart[] = [text(words), text(wording.advice), link(url, wording.button)];
    return { subject: wording.subject(company), preview: words, parts, footer: wording.footer };
  },
  granted: ({ language, role }, { name }, urlOf) => {
    const { granted: wording, roles, footer } = claimMailWordings[language];
    const company = safeName(name);
    const words = wording.text(company, roles[role ?? 'recruiter']);
    const parts = [text(words), link(urlOf('/hire'), wording.button)];
    return { subject: wording.subject(company), preview: words, parts, footer };
  },
  refused: ({ language, reason, decided_by: decidedBy, company_name: name }, _company, urlOf) => {
    const { refused: wording, footer } = claimMailWordings[language];
    const company = safeName(name); // nothing that is not public
    const words = wording.text(company, decidedBy ?? 'staff');
    const parts = [
      text(words),
      ...(reason ? [text(wording.reason(reason))] : []),
      text(wording.next),
      link(urlOf('/contact-us'), wording.button),
    ];
    return { subject: wording.subject(company), preview: words, parts, footer };
  },
};

const text = (words: string): MailPart => ({ kind: 'text', text: words });
const link = (url: string, label: string): MailPart => ({ kind: 'link', url, label });
