import type { Language } from '@sabi/contracts/language';
import type { ReminderDays } from './billing-mail';

interface PurchaseMailWording {
  readonly receipt: {
    readonly subject: (number: string) => string;
    readonly summary: (item: string, amount: string) => string;
    /** Where the purchased item is not stored. */
    readonly use: string;
    readonly storedNote: string;
    readonly button: string;
  };
  readonly reminder: {
    readonly subject: (plan: string, days: ReminderDays) => string;
    readonly summary: (plan: string, moment: string) => string;
    readonly next: string;
    readonly button: string;
  };
  /** Instead of the reminder where the next plan is already paid. */
  readonly change: {
    readonly subject: (plans: Plans, days: ReminderDays) => string;
    readonly summary: (plans: Plans, moment: string) => string;
    readonly next: (moment: string) => string;
    readonly button: string;
  };
  readonly settled: {
    readonly subject: (item: string) => string;
    readonly summary: (item: string) => string;
    readonly next: string;
    readonly button: string;
  };
}

interface Plans {
  readonly from: string;
  readonly to: string;
}

export const purchaseMailWordings: Readonly<Record<Language, PurchaseMailWording>> = {
  en: {
    receipt: {
      subject: (number) => `Your receipt ${number}`,
      summary: (item, amount) => `Thank you. We have received ${amount} for ${item}.`,
      use: 'Your dashboard shows what you bought and how to use it.',
      storedNote: 'The receipt is kept in your account.',
      button: 'Open my dashboard',
    },
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
    settled: {
      subject: (item) => `Your payment for ${item} is settled`,
      summary: (item) =>
        `Less than the price of ${item} arrived, so it was not activated. We have settled this.`,
      next: 'You can order it again at any time. Please pay exactly the amount that the payment page shows.',
      button: 'Open my dashboard',
    },
  },
  id: {
    receipt: {
      subject: (number) => `Kuitansi Anda ${number}`,
      summary: (item, amount) => `Terima kasih. Pembayaran ${amount} untuk ${item} sudah kami terima.`,
      use: 'Dasbor Anda menampilkan pembelian Anda dan cara menggunakannya.',
      storedNote: 'Kuitansinya tersimpan di akun Anda.',
      button: 'Buka dasbor saya',
    },
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
    settled: {
      subject: (item) => `Pembayaran Anda untuk ${item} sudah kami selesaikan`,
      summary: (item) =>
        `Pembayaran yang masuk untuk ${item} kurang dari harganya, jadi pesanan itu tidak diaktifkan. Masalah ini sudah kami selesaikan.`,
      next: 'Anda bisa memesannya lagi kapan saja. Mohon bayar tepat sesuai jumlah di halaman pembayaran.',
      button: 'Buka dasbor saya',
    },
  },
};
