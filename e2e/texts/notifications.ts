import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const settings = readDictionary('mf-talent', 'settings');
const unsubscribe = readDictionary('mf-auth', 'unsubscribe');

export const notificationsTexts = {
  en: {
    read: 'Your CV has been read',
    stop: unsubscribe.en('ask.button'),
    stopped: unsubscribe.en('stopped.title'),
    undo: unsubscribe.en('stopped.undo'),
    resumed: unsubscribe.en('resumed.title'),
    toPreferences: unsubscribe.en('toPreferences'),
    profile: 'Email Your profile',
    articles: 'Email Articles',
    saved: settings.en('notifications.saved'),
  },
  id: {
    read: 'CV Anda selesai dibaca',
    stop: unsubscribe.id('ask.button'),
    stopped: unsubscribe.id('stopped.title'),
    undo: unsubscribe.id('stopped.undo'),
    resumed: unsubscribe.id('resumed.title'),
    toPreferences: unsubscribe.id('toPreferences'),
    profile: 'Email Profil Anda',
    articles: 'Email Artikel',
    saved: settings.id('notifications.saved'),
  },
} as const satisfies Record<Language, unknown>;
