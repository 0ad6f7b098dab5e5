import type { CommunityEvent } from '../event';

export const jayapuraEvening: CommunityEvent = {
  slug: 'jayapura-evening',
  updated: '2026-11-16',
  kind: 'GATHERING',
  title: {
    en: 'Jayapura evening: careers that stay in Papua',
    id: 'Malam Jayapura: berkarier tanpa meninggalkan Papua',
  },
  summary: {
    en: 'Nurses, builders and hotel people who found good work close to home, and the companies that want more of them.',
    id: 'Perawat, pekerja konstruksi, dan insan perhotelan yang menemukan pekerjaan baik di dekat rumah, bersama perusahaan yang mencari orang seperti mereka.',
  },
  host: {
    name: 'Yosephina Waromi',
    role: { en: 'Community leader, Papua', id: 'Pemimpin komunitas Papua' },
  },
  start: '2027-03-11T18:00:00+09:00',
  end: '2027-03-11T20:30:00+09:00',
  zone: 'Asia/Jayapura',
  venue: { kind: 'place', name: 'Ruang Teluk', street: 'Jalan Pasifik Permai 5', city: 'Jayapura' },
  seats: 50,
};
