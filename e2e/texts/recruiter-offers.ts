import type { Language } from '@sabi/contracts/language';

export const recruiterOffersTexts = {
  en: {
    recruiter: 'Recruiter',
    onlyTalent: /^Plans and single services are for talent\./,
    forCompanies: 'Explore company solution',
    choose: /^Choose /,
  },
  id: {
    recruiter: 'Perekrut',
    onlyTalent: /^Paket dan layanan satuan hanya untuk talenta\./,
    forCompanies: 'Lihat solusi perusahaan',
    choose: /^Pilih /,
  },
} as const satisfies Record<Language, unknown>;
