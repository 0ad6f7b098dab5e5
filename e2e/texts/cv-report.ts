import type { Language } from '@sabi/contracts/language';

export const cvReportTexts = {
  en: {
    link: 'Review my CV',
    upload: 'Upload my CV',
    first: 'Review my CV',
    again: 'Review again',
    report: 'Your report',
    ready: /^Your report is ready\. Score: \d+ of 100\.$/,
    job: 'Job description (optional)',
    match: 'Match with the job description',
    forget: 'Delete this report',
    forgotten: 'The report is deleted.',
  },
  id: {
    link: 'Ulas CV saya',
    upload: 'Unggah CV saya',
    first: 'Ulas CV saya',
    again: 'Ulas lagi',
    report: 'Laporan Anda',
    ready: /^Laporan Anda sudah siap\. Skor: \d+ dari 100\.$/,
    job: 'Deskripsi lowongan (opsional)',
    match: 'Kecocokan dengan lowongan',
    forget: 'Hapus laporan ini',
    forgotten: 'Laporan sudah dihapus.',
  },
} as const satisfies Record<Language, unknown>;
