import type { Article } from '../../article';
import illustration from './illustration.svg';

export const article: Article = {
  slug: 'consumer-goods-industry',
  published: '2024-12-10',
  readMinutes: 12,
  title: {
    en: 'Consumer goods: hiring for the long way from factory to warung',
    id: 'Barang konsumsi: merekrut untuk perjalanan panjang dari pabrik ke warung',
  },
  excerpt: {
    en: 'A brand is made in the office and won in the street. Which roles carry it there, and how to choose them.',
    id: 'Merek dibuat di kantor dan dimenangkan di jalan. Peran mana yang membawanya ke sana, dan cara memilih orangnya.',
  },
  related: ['retail-industry', 'marketing-industry'],
  illustration,
};
