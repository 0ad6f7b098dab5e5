import type { Language } from '@sabi/contracts/language';

export const eventsTexts = {
  en: {
    footer: 'Event',
    upcoming: 'Upcoming events',
    past: 'Past events',
    workshops: 'Workshops',
    all: 'All events',
    empty: 'No event is on the calendar at the moment',
    over: 'This event is over',
    date: 'Thursday, 21 January 2027',
    hours: '18:30–21:00 WITA',
    own: '17:30–20:00 in your time',
    file: 'Calendar file (.ics)',
    signUp: 'Sign up to take part',
  },
  id: {
    footer: 'Acara',
    upcoming: 'Acara mendatang',
    past: 'Acara yang sudah lewat',
    workshops: 'Lokakarya',
    all: 'Semua acara',
    empty: 'Saat ini belum ada acara yang dijadwalkan',
    over: 'Acara ini sudah selesai',
    date: 'Kamis, 21 Januari 2027',
    hours: '18.30–21.00 WITA',
    own: '17.30–20.00 waktu Anda',
    file: 'File kalender (.ics)',
    signUp: 'Daftar untuk ikut',
  },
} as const satisfies Record<Language, unknown>;
