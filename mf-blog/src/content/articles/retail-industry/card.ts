import type { Article } from '../../article';
import illustration from './illustration.svg';

export const article: Article = {
  slug: 'retail-industry',
  published: '2024-12-13',
  readMinutes: 12,
  title: {
    en: 'Retail: store teams for the busy season and the quiet one',
    id: 'Ritel: tim toko untuk musim ramai dan musim sepi',
  },
  excerpt: {
    en: 'Ramadan fills the shops, January empties them. How to staff for both without starting over each year.',
    id: 'Ramadan meramaikan toko, Januari menyepikannya. Cara menyiapkan tenaga untuk keduanya tanpa mengulang dari awal setiap tahun.',
  },
  related: ['consumer-goods-industry', 'marketing-industry'],
  illustration,
};
