import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const inquiry = readDictionary('mf-marketing', 'inquiry');
const talentSolution = readDictionary('mf-marketing', 'talent-solution');

// Texts of the specification, sections 5 and 8, are spelled out.

export const consultationTexts = {
  en: {
    first: inquiry.en('fields.first_name'),
    last: inquiry.en('fields.last_name'),
    email: inquiry.en('fields.email'),
    phone: 'Phone (optional)',
    about: 'What is it about? (optional)',
    submit: talentSolution.en('panels.expert.submit'),
    faults: [
      'Please enter your first name',
      'Please enter your last name',
      'Please enter a valid email address',
    ],
    success: 'Success!',
  },
  id: {
    first: inquiry.id('fields.first_name'),
    last: inquiry.id('fields.last_name'),
    email: inquiry.id('fields.email'),
    phone: 'Nomor telepon (opsional)',
    about: 'Tentang apa? (opsional)',
    submit: talentSolution.id('panels.expert.submit'),
    faults: ['Masukkan nama depan Anda', 'Masukkan nama belakang Anda', 'Masukkan alamat email yang valid'],
    success: 'Berhasil!',
  },
} as const satisfies Record<Language, unknown>;
