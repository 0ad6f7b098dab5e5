import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const settings = readDictionary('mf-talent', 'settings');

export const dataExportTexts = {
  en: {
    action: settings.en('copy.action'),
    saved: settings.en('copy.saved'),
    readMe: 'Your Sabi data',
    ask: settings.en('deletion.action'),
    confirm: 'Delete in 7 days',
    pending: /^Your account will be deleted on /,
    keep: settings.en('deletion.keep'),
  },
  id: {
    action: settings.id('copy.action'),
    saved: settings.id('copy.saved'),
    readMe: 'Data Sabi Anda',
    ask: settings.id('deletion.action'),
    confirm: 'Hapus dalam 7 hari',
    pending: /^Akun Anda akan dihapus pada /,
    keep: settings.id('deletion.keep'),
  },
} as const satisfies Record<Language, unknown>;
