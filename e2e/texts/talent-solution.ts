import type { Language } from '@sabi/contracts/language';

export const talentSolutionTexts = {
  en: {
    tabs: ['Talk with an expert', 'AI CV Analyzer', 'Latest opportunities', 'Join the community'],
    inside: ['Book consultation', 'Analyze CV', 'See openings', 'About the community'],
    hidden: 'Login to See Details',
    free: 'Free',
    popular: 'POPULAR',
    elite: '1-hour session with an HR expert you choose from 20+',
    choose: (name: string) => `Choose ${name}`,
    failed: 'The prices could not be loaded.',
    retry: 'Try again',
    signUpNow: 'Sign up now',
  },
  id: {
    tabs: [
      'Konsultasi dengan ahli',
      'Analisis CV dengan AI',
      'Lowongan terbaru',
      'Bergabung dengan komunitas',
    ],
    inside: ['Jadwalkan konsultasi', 'Analisis CV', 'Lihat lowongan', 'Tentang komunitas'],
    hidden: 'Masuk untuk Melihat Detail',
    free: 'Gratis',
    popular: 'POPULER',
    elite: 'sesi 1 jam bersama pakar HR pilihan Anda dari 20+ pakar',
    choose: (name: string) => `Pilih ${name}`,
    failed: 'Harga belum dapat dimuat.',
    retry: 'Coba lagi',
    signUpNow: 'Daftar sekarang',
  },
} as const satisfies Record<Language, unknown>;
