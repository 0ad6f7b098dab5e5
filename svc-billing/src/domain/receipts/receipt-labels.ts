import type { Language } from '@sabi/contracts/language';

export interface ReceiptLabels {
  readonly title: string;
  readonly number: string;
  readonly date: string;
  readonly buyer: string;
  readonly order: string;
  readonly listPrice: string;
  readonly reduction: string;
  readonly voucher: (code: string) => string;
  readonly net: string;
  readonly tax: (percent: number) => string;
  readonly total: string;
  /** @param channel code of a bank or a wallet; null if unknown */
  readonly paid: (moment: string, channel: string | null) => string;
  readonly refunded: (moment: string) => string;
  readonly taxNumber: (number: string) => string;
  readonly made: string;
}

export const receiptLabels: Readonly<Record<Language, ReceiptLabels>> = {
  en: {
    title: 'Receipt',
    number: 'Number',
    date: 'Date',
    buyer: 'Received from',
    order: 'Order',
    listPrice: 'List price',
    reduction: 'Price reduction',
    voucher: (code) => `Voucher ${code}`,
    net: 'Tax base',
    tax: (percent) => `Of which VAT (PPN) ${percent}%`,
    total: 'Total paid',
    paid: (moment, channel) => `Paid in full on ${moment} through Xendit${channel ? ` (${channel})` : ''}.`,
    refunded: (moment) => `The amount was paid back on ${moment}.`,
    taxNumber: (number) => `Tax number (NPWP) ${number}`,
    made: 'Made by a computer; valid without a signature.',
  },
  id: {
    title: 'Kuitansi',
    number: 'Nomor',
    date: 'Tanggal',
    buyer: 'Diterima dari',
    order: 'Pesanan',
    listPrice: 'Harga normal',
    reduction: 'Potongan harga',
    voucher: (code) => `Voucher ${code}`,
    net: 'Dasar pengenaan pajak',
    tax: (percent) => `Termasuk PPN ${percent}%`,
    total: 'Total dibayar',
    paid: (moment, channel) => `Lunas pada ${moment} melalui Xendit${channel ? ` (${channel})` : ''}.`,
    refunded: (moment) => `Dana telah dikembalikan pada ${moment}.`,
    taxNumber: (number) => `NPWP ${number}`,
    made: 'Dibuat oleh komputer dan sah tanpa tanda tangan.',
  },
};
