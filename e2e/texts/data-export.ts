import type { Language } from '@sabi/contracts/language';

export const dataExportTexts = {
  en: {
    action: 'Download my data',
    saved: 'Your copy has been downloaded',
    readMe: 'Your Sabi data',
    ask: 'Delete my account',
    confirm: 'Delete in 7 days',
    pending: /^Your account will be deleted on /,
    keep: 'Keep my account',
  },
  id: {
    action: 'Unduh data saya',
    saved: 'Salinan Anda sudah diunduh',
    readMe: 'Data Sabi Anda',
    ask: 'Hapus akun saya',
    confirm: 'Hapus dalam 7 hari',
    pending: /^Akun Anda akan dihapus pada /,
    keep: 'Pertahankan akun saya',
  },
} as const satisfies Record<Language, unknown>;
