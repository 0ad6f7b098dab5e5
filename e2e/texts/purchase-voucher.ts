import type { Language } from '@sabi/contracts/language';

export const purchaseVoucherTexts = {
  en: {
    field: 'Voucher code',
    check: 'Check voucher',
    applied: (code: string) => `${code} takes something off`,
    counts: 'It counts for every plan and service with a price',
    choose: 'Choose Basic',
    paidText: 'Basic is yours now. Thank you!',
    fact: (code: string) => `Voucher ${code}: Rp 87.500 off`,
    used: 'You have used this voucher already. Each account can use it once.',
  },
  id: {
    field: 'Kode voucher',
    check: 'Cek voucher',
    applied: (code: string) => `${code} memberi Anda potongan harga`,
    counts: 'Berlaku untuk semua paket dan layanan berbayar',
    choose: 'Pilih Basic',
    paidText: 'Basic sudah menjadi milik Anda. Terima kasih!',
    fact: (code: string) => `Voucher ${code}: potongan Rp 87.500`,
    used: 'Anda sudah memakai voucher ini. Setiap akun hanya dapat memakainya satu kali.',
  },
} as const satisfies Record<Language, unknown>;
