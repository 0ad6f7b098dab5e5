import type { Article } from '../../article';
import illustration from './illustration.svg';

export const article: Article = {
  slug: 'manufacture-industry',
  published: '2024-12-28',
  readMinutes: 14,
  title: {
    en: 'Manufacturing: hiring people who keep the line running',
    id: 'Manufaktur: merekrut orang yang menjaga lini tetap berjalan',
  },
  excerpt: {
    en: 'Plants automate, but they do not run themselves. What to look for in operators, technicians and supervisors.',
    id: 'Pabrik makin otomatis, tetapi tidak berjalan sendiri. Apa yang perlu dicari pada operator, teknisi, dan penyelia.',
  },
  related: ['it-industry', 'logistics-industry'],
  illustration,
};
