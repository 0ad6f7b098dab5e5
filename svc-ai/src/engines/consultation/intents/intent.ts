import type { answerTexts } from '../answer/answer-texts';
import type { AskerLanguage } from '../answer/asker-language';
import type { OwnMatter } from '../own/own-facts';

/** A question as it is understood before anything is searched. */
export interface AskedQuestion {
  readonly message: string;
  /** The message, after the one before when it goes on with it. */
  readonly whole: string;
  readonly language: AskerLanguage;
  readonly isSignedIn: boolean;
  /** Whether a company asks. */
  readonly isOfCompany: boolean;
}

/** An answer that words alone decide. */
export interface Intent {
  readonly text: keyof typeof answerTexts;
  /** Passages that are cited, the best first. */
  readonly cites?: readonly string[];
  /** Pages that are cited, for what no passage says. */
  readonly pages?: readonly (keyof typeof ownPages)[];
  /** Whether sentences of the best cited passage follow the text. */
  readonly quotes?: boolean;
  /** What the sentences have to be about, where the message does not say it. */
  readonly quotesFor?: string;
  /** The data of a signed-in asker's account that answers the question. `text` is the answer where they cannot be read. */
  readonly own?: OwnMatter;
}

/** Pages of an account, and those that answer nothing themselves. */
export const ownPages = {
  contact: { path: '/contact-us#message', en: 'Contact', id: 'Kontak' },
  plan: { path: '/dashboard', en: 'Your plan', id: 'Paket Anda' },
  quota: { path: '/profile/payments', en: 'Your plan and quota', id: 'Paket & kuota Anda' },
  payment: { path: '/profile/payments', en: 'Your payments', id: 'Pembayaran Anda' },
  application: { path: '/job-search', en: 'Your applications', id: 'Lamaran Anda' },
  cv: { path: '/profile', en: 'Your profile and CV', id: 'Profil dan CV Anda' },
  company: { path: '/hire', en: 'Your company', id: 'Perusahaan Anda' },
  signIn: { path: '/auth', en: 'Sign in', id: 'Masuk' },
  plans: { path: '/talent-solution#plans', en: 'Plans and services', id: 'Paket dan layanan' },
  jobs: { path: '/jobs', en: 'Jobs', id: 'Lowongan' },
  events: { path: '/events', en: 'Events', id: 'Acara' },
} as const;
