import type { Article } from '../../article';
import illustration from './illustration.svg';

export const article: Article = {
  slug: 'logistics-industry',
  published: '2024-12-06',
  readMinutes: 14,
  title: {
    en: 'Logistics: people who keep goods moving between the islands',
    id: 'Logistik: orang-orang yang menjaga barang bergerak antarpulau',
  },
  excerpt: {
    en: 'Drivers, warehouse teams, customs specialists: what each needs to bring, and what keeps them with you.',
    id: 'Pengemudi, tim gudang, spesialis kepabeanan: bekal yang harus dimiliki, dan hal yang membuat mereka bertahan.',
  },
  related: ['retail-industry', 'it-industry'],
  illustration,
};
