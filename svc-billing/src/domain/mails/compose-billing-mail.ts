import { type Language, localizedPath } from '@sabi/contracts/language';
import { type MailPart, renderMail } from '@sabi/service-kit/mail/mail-content';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { safeName } from '@sabi/service-kit/mail/safe-name';
import type { BillingContact } from '../contacts/billing-contacts';

export interface Surroundings {
  readonly contact: BillingContact;
  readonly siteUrl: string;
}

/** The words of a mail, in the language of who gets it. */
export interface BillingMailWords {
  readonly subject: string;
  /** What it is about in one sentence; a mailbox shows it beside the subject. */
  readonly told: string;
  /** A paragraph each. */
  readonly next: readonly string[];
  /** Of the button that leads to the dashboard. */
  readonly button: string;
  /** Why it was sent; left out: because of a purchase. */
  readonly footer?: string;
}

const footers: Readonly<Record<Language, string>> = {
  en: 'You receive this mail because of a purchase with your account at Sabi.',
  id: 'Anda menerima email ini karena ada pembelian dengan akun Anda di Sabi.',
};

/** A mail to an account. */
export function composeBillingMail(
  id: string,
  words: BillingMailWords,
  { contact: { language, email, name }, siteUrl }: Surroundings,
): Mail {
  const { subject, told, next, button, footer = footers[language] } = words;
  const texts = [phrases[language].greeting(safeName(name)), told, ...next];
  const parts: MailPart[] = texts.map((text) => ({ kind: 'text', text }));
  const url = `${siteUrl}${localizedPath(language, '/dashboard')}`;
  const link = { kind: 'link', url, label: button } as const;
  const draft = { language, subject, preview: told, parts: [...parts, link], footer };
  return { id, to: email, language, ...renderMail(draft) };
}
