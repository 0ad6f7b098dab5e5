import { type Language, localizedPath } from '@sabi/contracts/language';
import { type MailPart, renderMail } from '@sabi/service-kit/mail/mail-content';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { safeName } from '@sabi/service-kit/mail/safe-name';
import type { BillingContact } from '../contacts/billing-contacts';

export interface BillingMailContext {
  /** Becomes the Message-ID. */
  readonly mailId: string;
  readonly contact: BillingContact;
  readonly siteUrl: string;
}

/** In the recipient's language. */
export interface BillingMailText {
  readonly subject: string;
  /** One sentence, also shown as a mailbox preview. */
  readonly summary: string;
  /** One paragraph each. */
  readonly next: readonly string[];
  /** Label of the button to the dashboard. */
  readonly button: string;
  /** Reason for the mail; defaults to a purchase. */
  readonly footer?: string;
}

const footers: Readonly<Record<Language, string>> = {
  en: 'You receive this mail because of a purchase with your account at Sabi.',
  id: 'Anda menerima email ini karena ada pembelian dengan akun Anda di Sabi.',
};

export function renderBillingMail(
  mailText: BillingMailText,
  { mailId, contact: { language, email, name }, siteUrl }: BillingMailContext,
): Mail {
  const { subject, summary, next, button, footer = footers[language] } = mailText;
  const texts = [phrases[language].greeting(safeName(name)), summary, ...next];
  const parts: MailPart[] = texts.map((text) => ({ kind: 'text', text }));
  const url = `${siteUrl}${localizedPath(language, '/dashboard')}`;
  const link = { kind: 'link', url, label: button } as const;
  const draft = { language, subject, preview: summary, parts: [...parts, link], footer };
  return { id: mailId, to: email, language, ...renderMail(draft) };
}
