import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const arrival = readDictionary('mf-auth', 'arrival');
const settings = readDictionary('mf-talent', 'settings');

// Texts of the specification, section 8, are spelled out.

export const providerAnswersTexts = {
  en: {
    failed: 'Sign in failed',
    refused: arrival.en('faults.access_denied'),
    linked: settings.en('methods.linked'),
    methods: settings.en('methods.title'),
  },
  id: {
    failed: 'Gagal masuk',
    refused: arrival.id('faults.access_denied'),
    linked: settings.id('methods.linked'),
    methods: settings.id('methods.title'),
  },
} as const satisfies Record<Language, unknown>;
