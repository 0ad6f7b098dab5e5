import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const settings = readDictionary('mf-talent', 'settings');

export const profileSharingTexts = {
  en: {
    section: 'Links to your profile',
    none: settings.en('sharing.empty'),
    open: settings.en('sharing.create.open'),
    forWhom: /^For whom/,
    week: '7 days',
    create: settings.en('sharing.create.submit'),
    address: 'Link for PT Maju',
    views: /^Opened 1 time/,
    showViews: settings.en('sharing.views.show'),
    viewed: /Phone, Chrome/,
    end: 'End the link for PT Maju',
    confirm: settings.en('sharing.revoke.open'),
    ended: 'This link does not work any more',
    endedLinks: '1 link that has ended',
    other: 'Lihat dalam bahasa Indonesia',
    skills: 'Skills',
    fromProfile: 'Links to your profile',
  },
  id: {
    section: 'Tautan ke profil Anda',
    none: settings.id('sharing.empty'),
    open: settings.id('sharing.create.open'),
    forWhom: /^Untuk siapa/,
    week: '7 hari',
    create: settings.id('sharing.create.submit'),
    address: 'Tautan untuk PT Maju',
    views: /^Dibuka 1 kali/,
    showViews: settings.id('sharing.views.show'),
    viewed: /Ponsel, Chrome/,
    end: 'Akhiri tautan untuk PT Maju',
    confirm: settings.id('sharing.revoke.open'),
    ended: 'Tautan ini sudah tidak berlaku',
    endedLinks: '1 tautan yang sudah berakhir',
    other: 'View in English',
    skills: 'Keahlian',
    fromProfile: 'Tautan ke profil Anda',
  },
} as const satisfies Record<Language, unknown>;
