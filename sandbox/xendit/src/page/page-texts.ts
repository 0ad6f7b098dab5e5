import type { ChannelGroup } from '../invoices/channels';
import type { InvoiceStatus } from '../invoices/invoice';

export const pageLanguages = ['en', 'id'] as const;
export type PageLanguage = (typeof pageLanguages)[number];

export interface PageTexts {
  readonly banner: string;
  readonly total: string;
  readonly payBefore: string;
  readonly reference: string;
  readonly choose: string;
  readonly groups: Readonly<Record<ChannelGroup, string>>;
  readonly go: string;
  readonly howTo: Readonly<Record<ChannelGroup, string>>;
  readonly pay: string;
  readonly otherChannel: string;
  readonly cancel: string;
  readonly back: string;
  readonly states: Readonly<
    Record<Exclude<InvoiceStatus, 'PENDING'>, readonly [title: string, text: string]>
  >;
  readonly missing: readonly [title: string, text: string];
}

const english: PageTexts = {
  banner: 'Practice page. No real money moves here.',
  total: 'Amount to pay',
  payBefore: 'Pay before',
  reference: 'Order',
  choose: 'How would you like to pay?',
  groups: {
    bank: 'Bank transfer (virtual account)',
    ewallet: 'E-wallet',
    qr: 'QR code',
    retail: 'Over the counter',
    card: 'Credit or debit card',
    'direct-debit': 'Direct debit',
    paylater: 'Pay later',
  },
  go: 'Continue',
  howTo: {
    bank: 'Transfer the exact amount to this virtual account:',
    ewallet: 'Confirm the payment in the app.',
    qr: 'Scan the code with any app that reads QRIS.',
    retail: 'Show this payment code at the counter:',
    card: 'Your card is charged once you confirm.',
    'direct-debit': 'Your account is debited once you confirm.',
    paylater: 'Agree to the instalments in the app.',
  },
  pay: 'I have paid',
  otherChannel: 'Choose another way to pay',
  cancel: 'Cancel and go back',
  back: 'Back to the shop',
  states: {
    PAID: ['Payment received', 'Thank you. You can close this window.'],
    SETTLED: ['Payment received', 'Thank you. You can close this window.'],
    EXPIRED: ['This invoice has expired', 'It can no longer be paid. Please order again.'],
  },
  missing: ['There is no such invoice', 'Please check the link, or order again.'],
};

const indonesian: PageTexts = {
  banner: 'Halaman latihan. Tidak ada uang sungguhan yang berpindah.',
  total: 'Total pembayaran',
  payBefore: 'Bayar sebelum',
  reference: 'Pesanan',
  choose: 'Pilih metode pembayaran',
  groups: {
    bank: 'Transfer bank (virtual account)',
    ewallet: 'Dompet digital',
    qr: 'Kode QR',
    retail: 'Gerai ritel',
    card: 'Kartu kredit atau debit',
    'direct-debit': 'Debit langsung',
    paylater: 'Bayar nanti',
  },
  go: 'Lanjutkan',
  howTo: {
    bank: 'Transfer sesuai nominal ke virtual account berikut:',
    ewallet: 'Konfirmasikan pembayaran di aplikasi.',
    qr: 'Pindai kode dengan aplikasi apa pun yang mendukung QRIS.',
    retail: 'Tunjukkan kode pembayaran ini di kasir:',
    card: 'Kartu Anda akan ditagih setelah Anda mengonfirmasi.',
    'direct-debit': 'Rekening Anda akan didebit setelah Anda mengonfirmasi.',
    paylater: 'Setujui cicilan di aplikasi.',
  },
  pay: 'Saya sudah bayar',
  otherChannel: 'Pilih metode lain',
  cancel: 'Batal dan kembali',
  back: 'Kembali ke toko',
  states: {
    PAID: ['Pembayaran diterima', 'Terima kasih. Anda dapat menutup jendela ini.'],
    SETTLED: ['Pembayaran diterima', 'Terima kasih. Anda dapat menutup jendela ini.'],
    EXPIRED: [
      'Tagihan ini sudah kedaluwarsa',
      'Tagihan ini tidak dapat dibayar lagi. Silakan pesan kembali.',
    ],
  },
  missing: ['Tagihan tidak ditemukan', 'Periksa kembali tautannya, atau pesan lagi.'],
};

export const pageTexts: Readonly<Record<PageLanguage, PageTexts>> = { en: english, id: indonesian };
