import type { CommunityEvent } from '../event';

export const structuredInterviews: CommunityEvent = {
  slug: 'structured-interviews',
  updated: '2026-11-09',
  kind: 'WORKSHOPS',
  title: {
    en: 'Structured interviews for hiring managers',
    id: 'Wawancara terstruktur bagi manajer perekrut',
  },
  summary: {
    en: 'Write the questions, the scorecard and the decision rule for one of your own openings, in an afternoon.',
    id: 'Susun pertanyaan, lembar penilaian, dan aturan keputusan untuk salah satu lowongan Anda, dalam satu siang.',
  },
  host: { name: 'Maria Tanoto', role: { en: 'Talent consultant', id: 'Konsultan talenta' } },
  start: '2027-02-18T13:00:00+07:00',
  end: '2027-02-18T17:00:00+07:00',
  zone: 'Asia/Jakarta',
  venue: { kind: 'place', name: 'Gedung Pahlawan Kerja', street: 'Jalan Basuki Rahmat 52', city: 'Surabaya' },
  seats: 30,
};
