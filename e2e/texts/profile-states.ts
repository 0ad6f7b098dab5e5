import type { Language } from '@sabi/contracts/language';

export const profileStatesTexts = {
  en: {
    failed: 'Failed to load profile data',
    offline: /^We cannot reach our service\./,
    busy: /^Our service is not answering just now\./,
    retry: 'Try again',
    missing: 'Profile not found',
    dashboard: 'Back to dashboard',
  },
  id: {
    failed: 'Gagal memuat data profil',
    offline: /^Layanan kami tidak dapat dihubungi\./,
    busy: /^Layanan kami sedang tidak merespons\./,
    retry: 'Coba lagi',
    missing: 'Profil tidak ditemukan',
    dashboard: 'Kembali ke dasbor',
  },
} as const satisfies Record<Language, unknown>;
