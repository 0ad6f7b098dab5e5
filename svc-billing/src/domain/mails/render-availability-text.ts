import type { Language } from '@sabi/contracts/language';
import type { AvailableSubject } from './billing-mail';
import type { BillingMailText } from './compose-billing-mail';
import { nameKind } from './kind-names';

interface Wording {
  readonly subject: (name: string) => string;
  readonly summary: (name: string) => string;
  readonly next: string;
  readonly button: string;
  readonly footer: string;
}

const wordings: Readonly<Record<Language, Wording>> = {
  en: {
    subject: (name) => `Now available: ${name}`,
    summary: (name) => `You asked us to email you once this is available: ${name}. It is now.`,
    next: 'Your dashboard shows the plans and services with it.',
    button: 'Open my dashboard',
    footer: 'You asked for this mail with your account at Sabi. We send it once.',
  },
  id: {
    subject: (name) => `Sudah tersedia: ${name}`,
    summary: (name) => `Anda meminta kami memberi tahu saat ini tersedia: ${name}. Sekarang sudah tersedia.`,
    next: 'Dasbor Anda menampilkan paket dan layanan yang mencakupnya.',
    button: 'Buka dasbor saya',
    footer: 'Anda meminta email ini lewat akun Anda di Sabi. Kami mengirimnya satu kali.',
  },
};

export function renderAvailabilityText(
  { entitlement_kind: kind }: AvailableSubject,
  language: Language,
): BillingMailText {
  const { subject, summary, next, button, footer } = wordings[language];
  const name = nameKind(kind, language);
  return { subject: subject(name), summary: summary(name), next: [next], button, footer };
}
