import type { Language } from '@sabi/contracts/language';
import { readDictionary } from '../support/dictionary';

const cvReport = readDictionary('mf-talent', 'cv-report');

export const cvReportTexts = {
  en: {
    link: 'Review my CV',
    first: cvReport.en('run.first'),
    again: cvReport.en('run.again'),
    report: cvReport.en('report.title'),
    job: cvReport.en('job.label'),
    match: 'Match with the job description',
    forget: cvReport.en('report.forget'),
    forgotten: cvReport.en('report.forgotten'),
  },
  id: {
    link: 'Ulas CV saya',
    first: cvReport.id('run.first'),
    again: cvReport.id('run.again'),
    report: cvReport.id('report.title'),
    job: cvReport.id('job.label'),
    match: 'Kecocokan dengan lowongan',
    forget: cvReport.id('report.forget'),
    forgotten: cvReport.id('report.forgotten'),
  },
} as const satisfies Record<Language, unknown>;
