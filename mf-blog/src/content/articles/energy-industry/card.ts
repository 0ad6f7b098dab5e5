import type { Article } from '../../article';
import illustration from './illustration.svg';

export const article: Article = {
  slug: 'energy-industry',
  published: '2024-12-03',
  readMinutes: 15,
  title: {
    en: 'Energy: skills for the grid of today and the one being built',
    id: 'Energi: keahlian untuk jaringan hari ini dan yang sedang dibangun',
  },
  excerpt: {
    en: 'Conventional plants and renewables draw on the same engineers. How to recruit for both, and for remote sites.',
    id: 'Pembangkit konvensional dan energi terbarukan membutuhkan insinyur yang sama. Cara merekrut untuk keduanya, juga untuk lokasi terpencil.',
  },
  related: ['manufacture-industry', 'it-industry'],
  illustration,
};
