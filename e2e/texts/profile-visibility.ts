import type { Language } from '@sabi/contracts/language';

export const profileVisibilityTexts = {
  en: {
    title: 'Who sees your profile',
    switch: 'Recruiters may see my profile',
    nobody: /^No recruiter sees your profile\./,
    some: /^Recruiters whose company we have checked/,
    field: "Company's website or email domain",
    submit: 'Hide from this company',
    provider: /^Anybody can have an address here/,
    remove: 'Remove maju.co.id',
    empty: 'You hide from no company yet.',
  },
  id: {
    title: 'Siapa yang melihat profil Anda',
    switch: 'Perekrut boleh melihat profil saya',
    nobody: /^Tidak ada perekrut yang melihat profil Anda\./,
    some: /^Perekrut yang perusahaannya sudah kami periksa/,
    field: 'Situs web atau domain email perusahaan',
    submit: 'Sembunyikan dari perusahaan ini',
    provider: /^Siapa pun dapat memiliki alamat di sini/,
    remove: 'Hapus maju.co.id',
    empty: 'Belum ada perusahaan yang Anda cantumkan.',
  },
} as const satisfies Record<Language, unknown>;
