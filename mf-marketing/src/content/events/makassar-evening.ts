import type { CommunityEvent } from '../event';

export const makassarEvening: CommunityEvent = {
  slug: 'makassar-evening',
  updated: '2026-11-02',
  kind: 'GATHERING',
  title: { en: 'Makassar evening: logistics meets retail', id: 'Malam Makassar: logistik bertemu ritel' },
  summary: {
    en: 'Warehouse, fleet and store people of the east meet the companies that are growing there.',
    id: 'Insan gudang, armada, dan toko di kawasan timur bertemu perusahaan yang sedang tumbuh di sana.',
  },
  host: {
    name: 'Andi Rahmawati',
    role: { en: 'Community leader, Sulawesi', id: 'Pemimpin komunitas Sulawesi' },
  },
  start: '2027-01-21T18:30:00+08:00',
  end: '2027-01-21T21:00:00+08:00',
  zone: 'Asia/Makassar',
  venue: { kind: 'place', name: 'Ruang Losari', street: 'Jalan Penghibur 21', city: 'Makassar' },
  seats: 80,
};
