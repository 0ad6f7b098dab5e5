import type { Language } from '@sabi/contracts/language';

export const resumeDocumentTexts = {
  en: {
    panel: 'Resume to send',
    templates: ['Plain', 'Modern', 'Classic'],
    action: 'Generate PDF Resume',
    word: 'Download Word (DOCX)',
    json: 'Download JSON Resume',
    saved: 'Your resume has been downloaded',
    work: 'WORK EXPERIENCE',
    education: 'EDUCATION',
    file: 'Dewi Rekaan - Resume.pdf',
  },
  id: {
    panel: 'Resume untuk dikirim',
    templates: ['Sederhana', 'Modern', 'Klasik'],
    action: 'Buat Resume PDF',
    word: 'Unduh Word (DOCX)',
    json: 'Unduh JSON Resume',
    saved: 'Resume Anda sudah diunduh',
    work: 'PENGALAMAN KERJA',
    education: 'PENDIDIKAN',
    file: 'Dewi Rekaan - Riwayat Hidup.pdf',
  },
} as const satisfies Record<Language, unknown>;
