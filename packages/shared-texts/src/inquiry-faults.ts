import { inquiryFaults } from '@sabi/contracts/profile/inquiry-faults';
import type { Language } from '@sabi/contracts/language';

/** Hints for fields with faults, for the form's page and for svc-profile's answer to visitors without script. */
export const inquiryFaultTexts: Record<Language, typeof inquiryFaults> = {
  en: inquiryFaults,
  id: {
    contact: {
      first_name: 'Nama depan minimal 2 karakter',
      last_name: 'Nama belakang minimal 2 karakter',
      company_name: 'Gunakan nama perusahaan yang lebih pendek',
      email: 'Masukkan alamat email yang valid',
      phone_number: 'Masukkan nomor telepon yang lebih pendek',
      inquiry_type: 'Pilih jenis pertanyaan',
      message: 'Pesan minimal 10 karakter',
    },
    consultation: {
      first_name: 'Masukkan nama depan Anda',
      last_name: 'Masukkan nama belakang Anda',
      company_name: 'Gunakan nama perusahaan yang lebih pendek',
      email: 'Masukkan alamat email yang valid',
      phone_number: 'Masukkan nomor telepon yang lebih pendek',
      inquiry_type: 'Pilih jenis pertanyaan',
      message: 'Tulis pesan yang lebih pendek',
    },
  },
};
