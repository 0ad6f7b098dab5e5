import type { Language } from '@sabi/contracts/language';

export const cvReportTexts = {
  en: {
    link: 'Review my CV',
    first: 'Review my CV',
    again: 'Review again',
    report: 'Your report',
    job: 'Job description (optional)',
    match: 'Match with the job description',
    forget: 'Delete this report',
    forgotten: 'The report is deleted.',
  },
  id: {
    link: 'Ulas CV saya',
    first: 'Ulas CV saya',
    again: 'Ulas lagi',
    report: 'Laporan Anda',
    job: 'Deskripsi lowongan (opsional)',
    match: 'Kecocokan dengan lowongan',
    forget: 'Hapus laporan ini',
    forgotten: 'Laporan sudah dihapus.',
  },
} as const satisfies Record<Language, unknown>;
