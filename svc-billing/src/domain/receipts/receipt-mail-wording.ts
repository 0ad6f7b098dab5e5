import type { Language } from '@sabi/contracts/language';

interface ReceiptMailWording {
  readonly subject: (number: string) => string;
  readonly summary: (item: string, amount: string) => string;
  /** For mails without a stored item. */
  readonly use: string;
  readonly storedNote: string;
  readonly button: string;
}

export const receiptMailWordings: Readonly<Record<Language, ReceiptMailWording>> = {
  en: {
    subject: (number) => `Your receipt ${number}`,
    summary: (item, amount) => `Thank you. We have received ${amount} for ${item}.`,
    use: 'Your dashboard shows what you bought and how to use it.',
    storedNote: 'The receipt is kept in your account.',
    button: 'Open my dashboard',
  },
  id: {
    subject: (number) => `Kuitansi Anda ${number}`,
    summary: (item, amount) => `Terima kasih. Pembayaran ${amount} untuk ${item} sudah kami terima.`,
    use: 'Dasbor Anda menampilkan pembelian Anda dan cara menggunakannya.',
    storedNote: 'Kuitansinya tersimpan di akun Anda.',
    button: 'Buka dasbor saya',
  },
};
