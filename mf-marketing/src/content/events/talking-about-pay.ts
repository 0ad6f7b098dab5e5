import type { CommunityEvent } from '../event';

export const talkingAboutPay: CommunityEvent = {
  slug: 'talking-about-pay',
  updated: '2026-11-16',
  kind: 'WEBINAR',
  title: {
    en: 'Talking about pay without losing the offer',
    id: 'Membicarakan gaji tanpa kehilangan tawaran',
  },
  summary: {
    en: 'When to name a figure, what to ask about the rest of the package, and how to say no and stay welcome.',
    id: 'Kapan menyebut angka, apa yang perlu ditanyakan tentang paket kompensasi, dan cara menolak dengan tetap disambut baik.',
  },
  host: { name: 'Ratih Kusumawardhani', role: { en: 'Senior recruiter', id: 'Perekrut senior' } },
  start: '2027-01-13T19:00:00+07:00',
  end: '2027-01-13T20:15:00+07:00',
  zone: 'Asia/Jakarta',
  venue: { kind: 'online' },
  seats: 300,
};
