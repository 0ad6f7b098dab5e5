import type { TextRule } from '../../matching/rule';
import type { Bilingual } from '../../posting';

type Limit = Pick<TextRule, 'id' | 'patterns' | 'openWithReason'> & {
  about: Bilingual;
  exceptions?: readonly string[];
};

/** A rule about an unlawful limit; with `openWithReason` an occupational reason may justify it. */
export const createLimitRule = ({ about, exceptions = [], ...rule }: Limit): TextRule => ({
  ...rule,
  points: 30,
  blocks: true,
  exceptions: ['equality', ...exceptions],
  commonExceptions: ['people-served', 'subject-of-study'],
  sentence: {
    en: `The posting restricts who can apply by ${about.en}.`,
    id: `Lowongan ini membatasi pelamar berdasarkan ${about.id}.`,
  },
  fix: rule.openWithReason
    ? {
        en: 'Remove the restriction, or explain next to it why the job requires it. A reviewer then decides (SE Menaker M/6/HK.04/V/2025).',
        id: 'Hapus batasan ini, atau jelaskan di dekatnya mengapa pekerjaan ini memerlukannya. Peninjau kami akan memutuskan (SE Menaker M/6/HK.04/V/2025).',
      }
    : {
        en: 'Remove the restriction. Describe the skills and knowledge that the job requires instead (SE Menaker M/6/HK.04/V/2025).',
        id: 'Hapus batasan ini. Sebutkan keterampilan dan pengetahuan yang dibutuhkan pekerjaan ini (SE Menaker M/6/HK.04/V/2025).',
      },
});

/** Words that relate a limit to the applicant. */
export const candidate =
  'kandidat|calon|pelamar|candidate|candidates|applicant|applicants|somebody|someone|expect|expects|khusus|hanya|only|diutamakan|dibutuhkan|mencari|dicari|must|harus|wajib|prefer|preferred|preferably|lebih|disukai|diprioritaskan|prioritas|seorang|for|untuk|kriteria|kualifikasi|syarat|persyaratan|kami|we|our|looking|seeking|butuh|hiring|terbuka|open|status|requirement|requirements|berstatus|ideal';
