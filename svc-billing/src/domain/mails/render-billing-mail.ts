import { planFacts } from '@sabi/contracts/catalogue';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { type MailPart, renderMail } from '@sabi/service-kit/mail/mail-content';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { safeName } from '@sabi/service-kit/mail/safe-name';
import type { BillingContact } from '../../data-access/billing-contacts';
import type { BuyerMailSubject, ReminderDays } from './billing-mail';

interface Surroundings {
  readonly contact: BillingContact;
  readonly siteUrl: string;
}

interface Wording {
  readonly receipt: {
    readonly subject: (number: string) => string;
    readonly told: (item: string, amount: string) => string;
    readonly next: string;
    readonly button: string;
  };
  readonly reminder: {
    readonly subject: (plan: string, days: ReminderDays) => string;
    readonly told: (plan: string, moment: string) => string;
    readonly next: string;
    readonly button: string;
  };
  readonly footer: string;
}

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', id: 'id-ID' };

const wordings: Readonly<Record<Language, Wording>> = {
  en: {
    receipt: {
      subject: (number) => `Your receipt ${number}`,
      told: (item, amount) => `Thank you. We have received ${amount} for ${item}.`,
      next: 'What you bought is ready to use, and the receipt is kept in your account.',
      button: 'Open my dashboard',
    },
    reminder: {
      subject: (plan, days) => `Your ${plan} plan ends ${days === 1 ? 'tomorrow' : `in ${days} days`}`,
      told: (plan, moment) => `Your ${plan} plan ends on ${moment}. What is not used by then ends with it.`,
      next: 'If you extend the plan before that, what is left lasts longer as well.',
      button: 'See what is left',
    },
    footer: 'You receive this mail because of a purchase with your account at Sabi.',
  },
  id: {
    receipt: {
      subject: (number) => `Kuitansi Anda ${number}`,
      told: (item, amount) => `Terima kasih. Pembayaran ${amount} untuk ${item} sudah kami terima.`,
      next: 'Pembelian Anda sudah dapat digunakan, dan kuitansinya tersimpan di akun Anda.',
      button: 'Buka dasbor saya',
    },
    reminder: {
      subject: (plan, days) => `Paket ${plan} Anda berakhir ${days === 1 ? 'besok' : `${days} hari lagi`}`,
      told: (plan, moment) =>
        `Paket ${plan} Anda berakhir pada ${moment}. Kuota yang belum terpakai ikut berakhir.`,
      next: 'Jika paket diperpanjang sebelum itu, masa berlaku sisa kuota Anda juga ikut diperpanjang.',
      button: 'Lihat sisa kuota',
    },
    footer: 'Anda menerima email ini karena ada pembelian dengan akun Anda di Sabi.',
  },
};

/** Tells a buyer of a payment, or of a plan that is about to end, in their language. */
export function renderBillingMail(
  { id, about }: { id: string; about: BuyerMailSubject },
  { contact, siteUrl }: Surroundings,
): Mail {
  const { language, email, name } = contact;
  const { footer } = wordings[language];
  const words = about.kind === 'receipt' ? tellReceipt(about, language) : tellEnd(about, language);
  const texts = [phrases[language].greeting(safeName(name)), words.told, words.next];
  const parts: MailPart[] = texts.map((text) => ({ kind: 'text', text }));
  const link = {
    kind: 'link',
    url: `${siteUrl}${localizedPath(language, '/dashboard')}`,
    label: words.button,
  } as const;
  const draft = { language, subject: words.subject, preview: words.told, parts: [...parts, link], footer };
  return { id, to: email, language, ...renderMail(draft) };
}

function tellReceipt(about: Extract<BuyerMailSubject, { kind: 'receipt' }>, language: Language) {
  const { receipt } = wordings[language];
  const amount = `Rp${new Intl.NumberFormat(locales[language]).format(about.amount)}`;
  return {
    ...receipt,
    subject: receipt.subject(about.number),
    told: receipt.told(about.item_name[language], amount),
  };
}

function tellEnd(about: Extract<BuyerMailSubject, { kind: 'reminder' }>, language: Language) {
  const { reminder } = wordings[language];
  const plan = planFacts.find(({ plan_type: type }) => type === about.plan_type)?.name[language] ?? '';
  return {
    ...reminder,
    subject: reminder.subject(plan, about.days),
    told: reminder.told(plan, phrases[language].moment(about.ends_at)),
  };
}
