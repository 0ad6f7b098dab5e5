import type { TextRule } from '../matching/rule';

/** A private chat, a shortened link or an app, where this site cannot check demands on applicants. */
export const offPlatformContact: TextRule = {
  id: 'off-platform-contact',
  points: 30,
  blocks: false,
  exceptions: ['channel-work', 'warning', 'employer-calls', 'work-group'],
  commonExceptions: ['product-is-subject'],
  patterns: [
    { words: 'dm|pm|inbox ~2 ig|instagram|fb|facebook|tiktok' },
    { words: 'telegram' },
    { words: '#telegram-link|#whatsapp-link', exceptions: ['warning'] },
    { words: '#short-link', exceptions: ['warning'] },
    {
      words: 'short|shortened|pendek|singkat ~1 link|url|tautan',
      exceptions: ['warning'],
    },
    {
      words: 'link|tautan|url ~1 pendek|singkat|shortener',
      exceptions: ['warning'],
    },
    { words: '#apk', exceptions: ['channel-work', 'warning'] },
    {
      words: 'unduh|download|install|instal|pasang|mengunduh|menginstal ~4 apk|aplikasi|app|application',
      near: ['apk|link|tautan|#short-link|untuk|mendaftar|daftar|melamar|apply|tugas|misi|kami|our'],
      exceptions: ['channel-work', 'warning', 'product-app'],
      reach: 6,
    },
    { words: '<contact> ~4 telegram|tele|tg|whatsapp|wa|wechat' },
    {
      words:
        'telegram|tele|whatsapp|wa|tg ~3 <contact>|#num|number|nomor|no|admin|hr|hrd|id|rekruter|recruiter',
      near: ['<contact>|#num'],
    },
    {
      words:
        'chat|hubungi|dm|contact|message|inbox|japri|pm|kontak|konfirmasi ~2 admin|mimin|atmin|mentor|agen|agent|koordinator|coordinator|mbak|kak|upline|leader|receptionist|assistant',
      exceptions: ['channel-work', 'warning', 'office'],
    },
    { words: 'japri' },
  ],
  sentence: {
    en: 'The posting sends applicants away from this site: to a private chat, a shortened link or an app to install.',
    id: 'Lowongan ini mengarahkan pelamar keluar dari situs ini: ke obrolan pribadi, tautan pendek, atau aplikasi yang harus dipasang.',
  },
  fix: {
    en: 'Remove the chat, link or app, and take applications here.',
    id: 'Hapus obrolan, tautan, atau aplikasi tersebut, dan terima lamaran di situs ini.',
  },
};
