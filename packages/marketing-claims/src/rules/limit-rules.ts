import type { LimitedText, Pattern } from './text-rule';

const notYet: Pattern = {
  en: /\bstill (?:being built|building)\b|\bnot (?:\w+ ){0,6}yet\b|\bno \w+(?: \w+){0,8} yet\b/i,
  id: /\bmasih (?:kami )?(?:bangun|dibangun)\b|\bbelum\b/i,
};

const inText = (name: string, figure: string): RegExp =>
  new RegExp(String.raw`\{\{${name}\}\}|(?<![\d.,])${figure}`);

/** A claim as a dictionary names it, and as a page shows it. */
const claim = (name: string, en: string, id = en): Pattern => ({
  en: inText(name, en),
  id: inText(name, id),
});

const beforeUs: Pattern = {
  en: /\bbefore they worked with (?:us|Sabi)\b/i,
  id: /\bsebelum bekerja sama dengan (?:kami|Sabi)\b/i,
};

/** Claims that need their unit or comparison: see the sources in `claims`. */
export const claimLimits: readonly LimitedText[] = [
  {
    name: 'hiring is faster',
    why: 'It is compared with the same companies before they worked with us, and with nothing else.',
    when: claim('fasterHiring', '80%'),
    beside: [beforeUs],
  },
  {
    name: 'cost is saved',
    why: 'It is the best case, compared with the cost before.',
    when: claim('costSavings', '50%'),
    beside: [
      { en: /\bup to\b/i, id: /\bhingga\b/i },
      { en: /\bcompared with before\b/i, id: /\bdibandingkan sebelumnya\b/i },
    ],
  },
  {
    name: 'a match rate',
    why: 'It counts the shortlisted who are invited to an interview, not those who are hired.',
    when: claim('matchRate', '95%'),
    beside: [{ en: /\binvited to an interview\b/i, id: /\bdiundang wawancara\b/i }],
  },
  {
    name: 'people processed',
    why: 'It counts the people screened, which is far more than those placed.',
    when: claim('talentProcessed', String.raw`500,000\+`, String.raw`500\.000\+`),
    beside: [{ en: /\bscreened\b/i, id: /\bseleksi\b|\bdiseleksi\b/i }],
  },
  {
    name: 'placements',
    why: 'It counts the people who started work with a client.',
    when: claim('placements', String.raw`500\+`),
    beside: [{ en: /\bstarted work\b/i, id: /\bmulai bekerja\b/i }],
  },
  {
    name: 'the Talent Excellence Score',
    why: 'It counts clients, three months after a placement.',
    when: claim('talentExcellence', '98%'),
    beside: [
      { en: /\bgood or better after three months\b/i, id: /\bbaik atau sangat baik setelah tiga bulan\b/i },
    ],
  },
  {
    name: 'partner companies',
    why: 'It counts companies with a signed agreement.',
    when: { en: /\{\{partnerCompanies\}\}/, id: /\{\{partnerCompanies\}\}/ },
    beside: [{ en: /\bsigned an agreement\b/i, id: /\bmenandatangani perjanjian\b/i }],
  },
  {
    name: 'the guarantee',
    why: 'It holds for Executive Search alone, for a time.',
    when: {
      en: /(?<!what does the )\bguarantee[ds]?\b(?! cover)|\brisk-free\b/i,
      id: /\bgaransi\b|\btanpa risiko\b/i,
    },
    beside: [
      { en: /\bExecutive Search\b/, id: /\bExecutive Search\b/ },
      {
        en: /\{\{guarantee(?:Days|Months)\}\}|\b90[- ]days?\b|\b3[- ]months?\b|\bterms\b/i,
        id: /\{\{guarantee(?:Days|Months)\}\}|\b90 hari\b|\b3 bulan\b|\bketentuan\b/i,
      },
    ],
  },
];

/** Features that cannot be used yet. Remove the rule and the words when a feature is released. */
export const comingLimits: readonly LimitedText[] = [
  {
    name: 'recruiters look at profiles',
    why: 'No recruiter can open or search profiles; the visibility setting is kept for then.',
    when: {
      en: /\brecruiters?\b.{0,45}\b(?:sees?|finds?|come across|discovers?|browse|look at)\b.{0,15}\b(?:my profile|your profile|profiles|you)\b|\bbe found by\b/i,
      id: /\bperekrut\b.{0,45}\b(?:melihat|menemukan|menelusuri)\b.{0,15}\b(?:profil|Anda)\b|\bditemukan (?:oleh )?perekrut\b/i,
    },
    beside: [notYet],
  },
  {
    name: 'people are matched with work',
    why: 'Nothing in the product matches a profile with openings.',
    when: {
      en: /\b(?:we|Sabi) (?:can )?(?:better )?match(?:es)?\b(?=.{0,30}\b(?:work|jobs?|openings?|companies|you)\b)|\bmatch you with\b/i,
      id: /\bmencocokkan Anda\b|\bcocokkan (?:Anda|profil)\b/i,
    },
    beside: [notYet],
  },
  {
    name: 'the applicant-tracking system',
    why: 'It is being built with the job board.',
    when: {
      en: /\bapplicant[- ]tracking\b|\bSabi ATS\b/i,
      id: /\bpelacakan pelamar\b|\bSabi ATS\b/i,
    },
    beside: [notYet],
  },
];
