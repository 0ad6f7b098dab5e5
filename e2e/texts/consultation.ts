import type { Language } from '@sabi/contracts/language';

export const consultationTexts = {
  en: {
    first: 'First name',
    last: 'Last name',
    email: 'Email',
    phone: 'Phone (optional)',
    about: 'What is it about? (optional)',
    submit: 'Book consultation',
    faults: [
      'Please enter your first name',
      'Please enter your last name',
      'Please enter a valid email address',
    ],
    success: 'Success!',
  },
  id: {
    first: 'Nama depan',
    last: 'Nama belakang',
    email: 'Email',
    phone: 'Nomor telepon (opsional)',
    about: 'Tentang apa? (opsional)',
    submit: 'Jadwalkan konsultasi',
    faults: ['Masukkan nama depan Anda', 'Masukkan nama belakang Anda', 'Masukkan alamat email yang valid'],
    success: 'Berhasil!',
  },
} as const satisfies Record<Language, unknown>;
