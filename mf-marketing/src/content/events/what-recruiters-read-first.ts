import type { CommunityEvent } from '../event';

export const whatRecruitersReadFirst: CommunityEvent = {
  slug: 'what-recruiters-read-first',
  updated: '2026-08-24',
  kind: 'WEBINAR',
  title: { en: 'What recruiters read first in your CV', id: 'Bagian CV yang pertama kali dibaca perekrut' },
  summary: {
    en: 'A recruiter opens real, anonymised CVs and says aloud what she sees in the first half minute.',
    id: 'Seorang perekrut membuka CV asli yang telah disamarkan dan menceritakan apa yang ia lihat dalam setengah menit pertama.',
  },
  host: { name: 'Ratih Kusumawardhani', role: { en: 'Senior recruiter', id: 'Perekrut senior' } },
  start: '2026-10-15T19:00:00+07:00',
  end: '2026-10-15T20:30:00+07:00',
  zone: 'Asia/Jakarta',
  venue: { kind: 'online' },
};
