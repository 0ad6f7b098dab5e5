import type { CommunityEvent } from '../event';

export const onePageCv: CommunityEvent = {
  slug: 'one-page-cv',
  updated: '2026-10-05',
  kind: 'WORKSHOPS',
  title: { en: 'Your CV on one page, by lunchtime', id: 'CV satu halaman, selesai sebelum makan siang' },
  summary: {
    en: 'A small group, a long table and an editor: bring the CV you have, leave with the one you wanted to send.',
    id: 'Kelompok kecil, meja panjang, dan seorang penyunting: bawa CV yang ada, pulang dengan CV yang ingin Anda kirim.',
  },
  host: { name: 'Nadia Kusuma', role: { en: 'Career coach', id: 'Pelatih karier' } },
  start: '2026-12-12T09:00:00+07:00',
  end: '2026-12-12T12:30:00+07:00',
  zone: 'Asia/Jakarta',
  venue: {
    kind: 'place',
    name: 'Menara Sabi',
    street: 'Jalan Jenderal Sudirman Kav. 107',
    city: 'Jakarta Selatan',
  },
  seats: 24,
};
