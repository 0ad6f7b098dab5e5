import { planFacts } from '@sabi/contracts/catalogue';
import type { PlanType } from '@sabi/contracts/http/billing';
import { type Language, localizedPath } from '@sabi/contracts/language';
import { type MailPart, renderMail } from '@sabi/service-kit/mail/mail-content';
import type { Mail } from '@sabi/service-kit/mail/mailer';
import { phrases } from '@sabi/service-kit/mail/phrases';
import { safeName } from '@sabi/service-kit/mail/safe-name';
import type { BillingContact } from '../../data-access/billing-contacts';
import type { ReceiptSubject, ReminderDays, SettledSubject } from './billing-mail';
import type { CurrentReminder } from './update-reminder';

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
  /** Instead of the reminder where the next plan is paid for already. */
  readonly change: {
    readonly subject: (plans: Plans, days: ReminderDays) => string;
    readonly told: (plans: Plans, moment: string) => string;
    readonly next: (moment: string) => string;
    readonly button: string;
  };
  readonly settled: {
    readonly subject: (item: string) => string;
    readonly told: (item: string) => string;
    readonly next: string;
    readonly button: string;
  };
  readonly footer: string;
}

interface Plans {
  readonly from: string;
  readonly to: string;
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
    change: {
      subject: ({ from, to }, days) =>
        `Your plan changes from ${from} to ${to} ${days === 1 ? 'tomorrow' : `in ${days} days`}`,
      told: ({ from, to }, moment) =>
        `Your ${from} plan ends on ${moment}, and your ${to} plan, which is already paid for, begins. You need not do anything.`,
      next: (moment) => `What is not used by then stays yours until ${moment}.`,
      button: 'See what is left',
    },
    settled: {
      subject: (item) => `Your payment for ${item} is settled`,
      told: (item) =>
        `Less than the price of ${item} arrived, so it was not activated. We have settled this.`,
      next: 'You can order it again at any time. Please pay exactly the amount that the payment page shows.',
      button: 'Open my dashboard',
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
    change: {
      subject: ({ from, to }, days) =>
        `Paket Anda beralih dari ${from} ke ${to} ${days === 1 ? 'besok' : `${days} hari lagi`}`,
      told: ({ from, to }, moment) =>
        `Paket ${from} Anda berakhir pada ${moment}, lalu paket ${to} yang sudah Anda bayar langsung dimulai. Anda tidak perlu melakukan apa pun.`,
      next: (moment) => `Kuota yang belum terpakai tetap dapat Anda gunakan hingga ${moment}.`,
      button: 'Lihat sisa kuota',
    },
    settled: {
      subject: (item) => `Pembayaran Anda untuk ${item} sudah kami selesaikan`,
      told: (item) =>
        `Pembayaran yang masuk untuk ${item} kurang dari harganya, jadi pesanan itu tidak diaktifkan. Masalah ini sudah kami selesaikan.`,
      next: 'Anda bisa memesannya lagi kapan saja. Mohon bayar tepat sesuai jumlah di halaman pembayaran.',
      button: 'Buka dasbor saya',
    },
    footer: 'Anda menerima email ini karena ada pembelian dengan akun Anda di Sabi.',
  },
};

type Told = ReceiptSubject | SettledSubject | CurrentReminder;

/** Tells a buyer of a payment, or of a plan that is about to end, in their language. */
export function renderBillingMail(
  { id, about }: { id: string; about: Told },
  { contact, siteUrl }: Surroundings,
): Mail {
  const { language, email, name } = contact;
  const { footer } = wordings[language];
  const words = tell(about, language);
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

function tell(about: Told, language: Language) {
  if (about.kind === 'receipt') return tellReceipt(about, language);
  return about.kind === 'reminder' ? tellEnd(about, language) : tellSettled(about, language);
}

function tellSettled({ item_name: name }: SettledSubject, language: Language) {
  const { settled } = wordings[language];
  return { ...settled, subject: settled.subject(name[language]), told: settled.told(name[language]) };
}

function tellReceipt(about: ReceiptSubject, language: Language) {
  const { receipt } = wordings[language];
  const amount = `Rp${new Intl.NumberFormat(locales[language]).format(about.amount)}`;
  return {
    ...receipt,
    subject: receipt.subject(about.number),
    told: receipt.told(about.item_name[language], amount),
  };
}

function tellEnd(about: CurrentReminder, language: Language) {
  const { reminder, change } = wordings[language];
  const { moment } = phrases[language];
  const { next, days, ends_at: end } = about;
  const plan = planName(about.plan_type, language);
  if (!next)
    return { ...reminder, subject: reminder.subject(plan, days), told: reminder.told(plan, moment(end)) };
  const plans = { from: plan, to: planName(next.plan_type, language) };
  return {
    ...change,
    subject: change.subject(plans, days),
    told: change.told(plans, moment(end)),
    next: change.next(moment(next.counts_end_at)),
  };
}

const planName = (plan: PlanType, language: Language) =>
  planFacts.find(({ plan_type: type }) => type === plan)?.name[language] ?? '';
