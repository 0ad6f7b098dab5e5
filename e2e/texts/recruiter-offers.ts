import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const auth = readDictionary('mf-auth', 'auth');

export const recruiterOffersTexts = {
  en: {
    recruiter: auth.en('roles.recruiter'),
    onlyTalent: /^Plans and single services are for talent\./,
    forCompanies: 'Explore company solution',
    choose: /^Choose /,
  },
  id: {
    recruiter: auth.id('roles.recruiter'),
    onlyTalent: /^Paket dan layanan satuan hanya untuk talenta\./,
    forCompanies: 'Lihat solusi perusahaan',
    choose: /^Pilih /,
  },
} as const satisfies Record<Language, unknown>;
