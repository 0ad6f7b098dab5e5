import type { Language } from '@sabi/contracts/language';
import { en as purchaseEn } from '@sabi/purchase/texts/en';
import { id as purchaseId } from '@sabi/purchase/texts/id';
import { readTexts } from '../support/dictionary';

const purchase = readTexts({ en: purchaseEn, id: purchaseId });

export const purchaseVoucherTexts = {
  en: {
    field: purchase.en('voucher.label'),
    check: purchase.en('voucher.apply'),
    applied: (code: string) => `${code} takes something off`,
    counts: 'It counts for every plan and service with a price',
    choose: 'Choose Basic',
    paidText: 'Basic is yours now. Thank you!',
    fact: (code: string) => `Voucher ${code}: Rp 87.500 off`,
    used: purchase.en('voucher.faults.used'),
  },
  id: {
    field: purchase.id('voucher.label'),
    check: purchase.id('voucher.apply'),
    applied: (code: string) => `${code} memberi Anda potongan harga`,
    counts: 'Berlaku untuk semua paket dan layanan berbayar',
    choose: 'Pilih Basic',
    paidText: 'Basic sudah menjadi milik Anda. Terima kasih!',
    fact: (code: string) => `Voucher ${code}: potongan Rp 87.500`,
    used: purchase.id('voucher.faults.used'),
  },
} as const satisfies Record<Language, unknown>;
