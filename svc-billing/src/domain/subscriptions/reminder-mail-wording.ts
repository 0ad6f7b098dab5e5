import type { Language } from '@sabi/contracts/language';
import type { ReminderDays } from './reminder-mail';

interface ReminderMailWording {
  readonly reminder: {
    readonly subject: (plan: string, days: ReminderDays) => string;
    readonly summary: (plan: string, moment: string) => string;
    readonly next: string;
    readonly button: string;
  };
  /** Replaces the reminder when the next plan is paid. */
  readonly change: {
    readonly subject: (plans: Plans, days: ReminderDays) => string;
    readonly summary: (plans: Plans, moment: string) => string;
    readonly next: (moment: string) => string;
    readonly button: string;
  };
}

interface Plans {
  readonly from: string;
  readonly to: string;
}

export const reminderMailWordings: Readonly<Record<Language, ReminderMailWording>> = {
  en: {
    reminder: {
      subject: (plan, days) => `Your ${plan} plan ends ${days === 1 ? 'tomorrow' : `in ${days} days`}`,
      summary: (plan, moment) =>
        `Your ${plan} plan ends on ${moment}. What is not used by then ends with it.`,
      next: 'If you extend the plan before that, what is left lasts longer as well.',
      button: 'See what is left',
    },
    change: {
      subject: ({ from, to }, days) =>
        `Your plan changes from ${from} to ${to} ${days === 1 ? 'tomorrow' : `in ${days} days`}`,
      summary: ({ from, to }, moment) =>
        `Your ${from} plan ends on ${moment}, and your ${to} plan, which is already paid for, begins. You need not do anything.`,
      next: (moment) => `What is not used by then stays yours until ${moment}.`,
      button: 'See what is left',
    },
  },
  id: {
    reminder: {
      subject: (plan, days) => `Paket ${plan} Anda berakhir ${days === 1 ? 'besok' : `${days} hari lagi`}`,
      summary: (plan, moment) =>
        `Paket ${plan} Anda berakhir pada ${moment}. Kuota yang belum terpakai ikut berakhir.`,
      next: 'Jika paket diperpanjang sebelum itu, masa berlaku sisa kuota Anda juga ikut diperpanjang.',
      button: 'Lihat sisa kuota',
    },
    change: {
      subject: ({ from, to }, days) =>
        `Paket Anda beralih dari ${from} ke ${to} ${days === 1 ? 'besok' : `${days} hari lagi`}`,
      summary: ({ from, to }, moment) =>
        `Paket ${from} Anda berakhir pada ${moment}, lalu paket ${to} yang sudah Anda bayar langsung dimulai. Anda tidak perlu melakukan apa pun.`,
      next: (moment) => `Kuota yang belum terpakai tetap dapat Anda gunakan hingga ${moment}.`,
      button: 'Lihat sisa kuota',
    },
  },
};
