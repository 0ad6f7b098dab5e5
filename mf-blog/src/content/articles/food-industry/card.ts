import type { Article } from '../../article';
import illustration from './illustration.svg';

export const article: Article = {
  slug: 'food-industry',
  published: '2024-11-29',
  readMinutes: 12,
  title: {
    en: 'Food and beverage: hiring for taste, hygiene and pace',
    id: 'Makanan dan minuman: merekrut demi rasa, kebersihan, dan kecepatan',
  },
  excerpt: {
    en: 'From the production hall to the café counter: which habits to look for, and which rules to know before you hire.',
    id: 'Dari ruang produksi hingga meja kafe: kebiasaan yang perlu dicari, dan aturan yang perlu diketahui sebelum merekrut.',
  },
  related: ['retail-industry', 'hospitality-industry'],
  illustration,
};
