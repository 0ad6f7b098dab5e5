import type { Language } from '@sabi/contracts/language';

export const notificationsTexts = {
  en: {
    read: 'Your CV has been read',
    stop: 'Stop these emails',
    stopped: 'These emails are stopped',
    undo: 'Get them again after all',
    resumed: 'You get these emails again',
    toPreferences: 'Choose all your emails',
    profile: 'Email Your profile',
    articles: 'Email Articles',
    saved: 'Saved',
  },
  id: {
    read: 'CV Anda selesai dibaca',
    stop: 'Berhenti menerima email ini',
    stopped: 'Email ini sudah dihentikan',
    undo: 'Terima lagi email ini',
    resumed: 'Anda kembali menerima email ini',
    toPreferences: 'Atur semua email Anda',
    profile: 'Email Profil Anda',
    articles: 'Email Artikel',
    saved: 'Tersimpan',
  },
} as const satisfies Record<Language, unknown>;
