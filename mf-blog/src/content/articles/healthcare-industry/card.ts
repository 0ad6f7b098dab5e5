import type { Article } from '../../article';
import illustration from './illustration.svg';

export const article: Article = {
  slug: 'healthcare-industry',
  published: '2024-12-17',
  readMinutes: 14,
  title: {
    en: 'Healthcare: recruiting where every licence counts',
    id: 'Kesehatan: merekrut di bidang yang setiap izinnya menentukan',
  },
  excerpt: {
    en: 'Registration, practice licence, shift patterns and a human tone: what hospitals and clinics should settle before they advertise.',
    id: 'Registrasi, izin praktik, pola sif, dan sikap manusiawi: hal yang sebaiknya dibereskan rumah sakit dan klinik sebelum membuka lowongan.',
  },
  related: ['it-industry', 'energy-industry'],
  illustration,
};
