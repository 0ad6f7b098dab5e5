import type { CommunityEvent } from '../event';

export const interviewAnswers: CommunityEvent = {
  slug: 'interview-answers',
  updated: '2026-10-05',
  kind: 'WEBINAR',
  title: {
    en: 'Interview answers that show what you did',
    id: 'Jawaban wawancara yang menunjukkan hasil kerja Anda',
  },
  summary: {
    en: 'Turn "I was part of the team" into an answer an interviewer can write down, with examples from both sides of the table.',
    id: 'Ubah "saya bagian dari tim" menjadi jawaban yang bisa dicatat pewawancara, dengan contoh dari kedua sisi meja.',
  },
  host: { name: 'Satrio Wibowo', role: { en: 'HR consultant', id: 'Konsultan HR' } },
  start: '2026-12-03T19:00:00+07:00',
  end: '2026-12-03T20:30:00+07:00',
  zone: 'Asia/Jakarta',
  venue: { kind: 'online' },
  seats: 300,
};
