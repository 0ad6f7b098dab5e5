import { localizedPath, type Language } from '@sabi/contracts/language';
import { button, codeBlock, paragraph, plainLink, renderMailLayout, stack } from './mail-layout';

export interface MailContent {
  readonly subject: string;
  readonly html: string;
  readonly text: string;
}

export interface VerificationMail {
  readonly language: Language;
  /** As the account's owner gave it; undefined when they gave none. */
  readonly firstName: string | undefined;
  readonly link: string;
  readonly code: string;
  readonly linkHours: number;
  readonly codeMinutes: number;
}

interface Wording {
  readonly subject: string;
  readonly greeting: (name: string | undefined) => string;
  readonly intro: string;
  readonly button: string;
  readonly linkHint: (hours: number) => string;
  readonly codeHint: (minutes: number) => string;
  readonly ignore: string;
}

const wordings: Readonly<Record<Language, Wording>> = {
  en: {
    subject: 'Confirm your email address',
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    intro:
      'Thank you for signing up with Sabi. Please confirm your email address to start using your account.',
    button: 'Confirm email address',
    linkHint: (hours) =>
      `The button works for ${hours === 1 ? 'one hour' : `${hours} hours`}. If it does not open, copy this address into your browser:`,
    codeHint: (minutes) =>
      `Or type this code on the confirmation page. It works for ${minutes === 1 ? 'one minute' : `${minutes} minutes`}:`,
    ignore:
      'You did not sign up with Sabi? Then you can ignore this email: without confirmation nothing happens.',
  },
  id: {
    subject: 'Konfirmasi alamat email Anda',
    greeting: (name) => (name ? `Halo ${name},` : 'Halo,'),
    intro:
      'Terima kasih telah mendaftar di Sabi. Silakan konfirmasi alamat email Anda untuk mulai menggunakan akun Anda.',
    button: 'Konfirmasi alamat email',
    linkHint: (hours) =>
      `Tombol ini berlaku selama ${hours} jam. Jika tidak terbuka, salin alamat berikut ke peramban Anda:`,
    codeHint: (minutes) =>
      `Atau masukkan kode ini di halaman konfirmasi. Kode berlaku selama ${minutes} menit:`,
    ignore:
      'Tidak merasa mendaftar di Sabi? Abaikan saja email ini: tanpa konfirmasi, tidak akan terjadi apa-apa.',
  },
};

/** The mail that confirms an address, in the account's language: a link, the same as a code, and a way to ignore it. */
export function renderVerificationMail(mail: VerificationMail): MailContent {
  const { language, firstName, link, code } = mail;
  const words = wordings[language];
  const greeting = words.greeting(firstName);
  const linkHint = words.linkHint(mail.linkHours);
  const codeHint = words.codeHint(mail.codeMinutes);
  const content = stack([
    paragraph(greeting),
    paragraph(words.intro),
    button({ url: link, label: words.button }),
    paragraph(linkHint),
    plainLink(link),
    paragraph(codeHint),
    codeBlock(code),
  ]);
  return {
    subject: words.subject,
    html: renderMailLayout({
      language,
      title: words.subject,
      preview: words.intro,
      content,
      footer: words.ignore,
    }),
    text:
      [greeting, words.intro, `${words.button}:\n${link}`, `${codeHint}\n${code}`, words.ignore, 'Sabi'].join(
        '\n\n',
      ) + '\n',
  };
}

/** Where the link of a mail leads: a page that asks before it uses the token, for scanners open links too. */
export function buildVerificationLink(options: {
  siteUrl: string;
  language: Language;
  token: string;
}): string {
  const { siteUrl, language, token } = options;
  const query = new URLSearchParams({ token, type: 'signup' });
  return `${siteUrl}${localizedPath(language, '/auth/verify')}?${query.toString()}`;
}
