import type { InquiryField, InquiryKind } from './inquiry';
import type { Language } from '../language';

/**
 * Hints for fields with faults, for the form's page and for svc-profile's answer to visitors without script. English is
 * the specification's (section 5). No dependency at run time.
 */
export const inquiryFaultTexts: Record<Language, Record<InquiryKind, Record<InquiryField, string>>> = {
  en: {
    contact: {
      first_name: 'First name must be at least 2 characters',
      last_name: 'Last name must be at least 2 characters',
      company_name: 'Please use a shorter company name',
      email: 'Please enter a valid email address',
      phone_number: 'Please enter a shorter phone number',
      inquiry_type: 'Please select an inquiry type',
      message: 'Message must be at least 10 characters',
    },
    consultation: {
      first_name: 'Please enter your first name',
      last_name: 'Please enter your last name',
      company_name: 'Please use a shorter company name',
      email: 'Please enter a valid email address',
      phone_number: 'Please enter a shorter phone number',
      inquiry_type: 'Please select an inquiry type',
      message: 'Please write a shorter message',
    },
  },
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
