import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const talentSolution = readDictionary('mf-marketing', 'talent-solution');

// Texts of the specification, sections 2 and 5, are spelled out.

export const cvAnalysisTexts = {
  en: {
    label: talentSolution.en('cv.label'),
    analyze: talentSolution.en('cv.analyze'),
    analyzing: talentSolution.en('cv.analyzing'),
    type: 'Please upload a PDF, Word document, or text file.',
    ready: 'is ready to be analyzed.',
    title: 'Your CV analysis',
    signUp: 'Sign Up to View Full Analysis',
    close: 'Close',
    basic: 'our rules alone have read your CV',
    jobOpen: talentSolution.en('cv.job.open'),
    job: talentSolution.en('cv.job.label'),
    match: 'Match with the job description',
    found: 'Found in your CV',
    near: 'There in other words',
    missing: 'Not found',
    score: (score: string) => `Score: ${score} of 100`,
  },
  id: {
    label: talentSolution.id('cv.label'),
    analyze: talentSolution.id('cv.analyze'),
    analyzing: talentSolution.id('cv.analyzing'),
    type: 'Unggah file PDF, Word, atau teks.',
    ready: 'siap dianalisis.',
    title: 'Analisis CV Anda',
    signUp: 'Daftar untuk Melihat Analisis Lengkap',
    close: 'Tutup',
    basic: 'CV Anda dibaca berdasarkan aturan kami saja',
    jobOpen: talentSolution.id('cv.job.open'),
    job: talentSolution.id('cv.job.label'),
    match: 'Kecocokan dengan lowongan',
    found: 'Ditemukan di CV Anda',
    near: 'Ada, tetapi dengan kata lain',
    missing: 'Tidak ditemukan',
    score: (score: string) => `Skor: ${score} dari 100`,
  },
} as const satisfies Record<Language, unknown>;
