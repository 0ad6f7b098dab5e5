import type { Language } from '@sabi/contracts/language';

export const dashboardTexts = {
  en: {
    greeting: 'Hello, Dewi!',
    next: 'Upload your CV (+15)',
    details: 'Complete personal details',
    cv: 'Upload my CV',
    tests: 'See plans and services',
    plan: 'Your plan',
    empty: ['Jobs for you', 'Events', 'Refer a friend'],
  },
  id: {
    greeting: 'Halo, Dewi!',
    next: 'Unggah CV Anda (+15)',
    details: 'Lengkapi data diri',
    cv: 'Unggah CV saya',
    tests: 'Lihat paket dan layanan',
    plan: 'Paket Anda',
    empty: ['Lowongan untuk Anda', 'Acara', 'Ajak teman'],
  },
} as const satisfies Record<Language, unknown>;
