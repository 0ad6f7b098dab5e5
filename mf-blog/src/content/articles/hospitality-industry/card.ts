import type { Article } from '../../article';
import illustration from './illustration.svg';

export const article: Article = {
  slug: 'hospitality-industry',
  published: '2024-11-26',
  readMinutes: 14,
  title: {
    en: 'Hospitality: hire for warmth, train for the rest',
    id: 'Perhotelan: rekrut kehangatannya, latih sisanya',
  },
  excerpt: {
    en: 'Guests remember people. How hotels and restaurants find them, prepare them for the season and keep them after it.',
    id: 'Tamu mengingat orang. Cara hotel dan restoran menemukan mereka, menyiapkan mereka untuk musim ramai, dan mempertahankannya.',
  },
  related: ['retail-industry', 'food-industry'],
  illustration,
};
