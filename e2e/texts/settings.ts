import type { Language } from '@sabi/contracts/language';

export const settingsTexts = {
  en: {
    ask: 'Delete my account',
    confirm: 'Delete in 7 days',
    pending: /^Your account will be deleted on /,
    keep: 'Keep my account',
  },
  id: {
    ask: 'Hapus akun saya',
    confirm: 'Hapus dalam 7 hari',
    pending: /^Akun Anda akan dihapus pada /,
    keep: 'Pertahankan akun saya',
  },
} as const satisfies Record<Language, unknown>;
