import type { Language } from '@sabi/contracts/language';

interface SettlementMailWording {
  readonly subject: (item: string) => string;
  readonly summary: (item: string) => string;
  readonly next: string;
  readonly button: string;
}

export const settlementMailWordings: Readonly<Record<Language, SettlementMailWording>> = {
  en: {
    subject: (item) => `Your payment for ${item} is settled`,
    summary: (item) =>
      `Less than the price of ${item} arrived, so it was not activated. We have settled this.`,
    next: 'You can order it again at any time. Please pay exactly the amount that the payment page shows.',
    button: 'Open my dashboard',
  },
  id: {
    subject: (item) => `Pembayaran Anda untuk ${item} sudah kami selesaikan`,
    summary: (item) =>
      `Pembayaran yang masuk untuk ${item} kurang dari harganya, jadi pesanan itu tidak diaktifkan. Masalah ini sudah kami selesaikan.`,
    next: 'Anda bisa memesannya lagi kapan saja. Mohon bayar tepat sesuai jumlah di halaman pembayaran.',
    button: 'Buka dasbor saya',
  },
};
