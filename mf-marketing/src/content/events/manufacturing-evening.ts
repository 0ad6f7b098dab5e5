import type { CommunityEvent } from '../event';

export const manufacturingEvening: CommunityEvent = {
  slug: 'manufacturing-evening',
  updated: '2026-09-07',
  kind: 'GATHERING',
  title: {
    en: 'Manufacturing evening: the people behind the line',
    id: 'Malam manufaktur: orang-orang di balik lini produksi',
  },
  summary: {
    en: 'Engineers, supervisors and plant HR at one table: what they look for in each other, and what keeps people.',
    id: 'Insinyur, penyelia, dan HR pabrik di satu meja: apa yang mereka cari dan apa yang membuat orang bertahan.',
  },
  host: {
    name: 'Bambang Hartono',
    role: { en: 'Community leader, manufacturing', id: 'Pemimpin komunitas manufaktur' },
  },
  start: '2026-11-12T18:30:00+07:00',
  end: '2026-11-12T21:00:00+07:00',
  zone: 'Asia/Jakarta',
  venue: { kind: 'place', name: 'Balai Karya', street: 'Jalan Raya Industri 8', city: 'Cikarang' },
  seats: 60,
};
