import { createRandom, type Random } from '@sabi/test-kit/generated-profiles/random';
import type { EmploymentType, SearchablePosting } from '../posting';
import { type SampleCity, places } from './places';
import { type Role, roles } from './roles';

export type Level = 'intern' | 'junior' | 'middle' | 'senior';
type Language = 'en' | 'id';

/** A posting with facts for relevance judgements, which the search does not get. */
export interface GeneratedPosting {
  readonly posting: SearchablePosting;
  readonly role: Role;
  readonly level: Level;
  readonly place: SampleCity;
  /** `mixed` has an English title above an Indonesian text. */
  readonly language: Language | 'mixed';
}

const dayMs = 86_400_000;
const levels: readonly Level[] = ['intern', 'junior', 'middle', 'middle', 'middle', 'senior', 'senior'];
const languages: readonly GeneratedPosting['language'][] = [
  'en',
  'en',
  'en',
  'id',
  'id',
  'id',
  'id',
  'mixed',
  'mixed',
];
const contracts: readonly EmploymentType[] = [
  'FULL_TIME',
  'FULL_TIME',
  'FULL_TIME',
  'TEMPORARY',
  'CONTRACTOR',
  'PART_TIME',
];
const payOfLevel: Readonly<Record<Level, number>> = { intern: 2, junior: 4.5, middle: 7, senior: 14 };

const companyStarts = [
  'PT Sinar',
  'PT Maju',
  'PT Karya',
  'CV Mitra',
  'PT Cahaya',
  'PT Nusantara',
  'PT Bahari',
  'Grup Anugerah',
];
const companyEnds = [
  'Abadi',
  'Sentosa',
  'Jaya',
  'Makmur',
  'Persada',
  'Utama',
  'Lestari',
  'Gemilang',
  'Mandiri',
  'Sejahtera',
];
const industries: Readonly<Record<string, string>> = {
  healthcare: 'Klinik',
  logistics: 'Logistik',
  retail: 'Ritel',
  food: 'Boga',
  education: 'Edukasi',
  technology: 'Teknologi',
  construction: 'Konstruksi',
  banking: 'Finansial',
};

/** Sentences for postings of every kind. `*` is the title of another role. */
const commonSentences: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'You will work closely with the * and report to the manager.',
    'We offer health insurance, a meal allowance and a holiday bonus.',
    'Working hours are Monday to Friday, with training for every new colleague.',
    'Good communication and the will to learn are important to us.',
    'Our team already has a * and several interns.',
    'Send your application with a CV; we answer within two weeks.',
    'Experience as a * is a plus.',
    'The office is close to public transport and has a cashless canteen.',
  ],
  id: [
    'Anda akan bekerja sama dengan * dan melapor kepada manajer.',
    'Kami menyediakan BPJS, uang makan dan THR.',
    'Jam kerja Senin sampai Jumat, dengan pelatihan bagi setiap karyawan baru.',
    'Komunikasi yang baik dan kemauan belajar penting bagi kami.',
    'Tim kami sudah memiliki * dan beberapa peserta magang.',
    'Kirim lamaran beserta CV; kami menjawab dalam dua minggu.',
    'Pengalaman sebagai * menjadi nilai tambah.',
    'Kantor dekat dengan angkutan umum dan memiliki kantin.',
  ],
};

/**
 * Deterministic posting by number.
 * @param now what the time of publishing is counted back from
 */
export function generatePosting(number: number, now: Date): GeneratedPosting {
  const random = createRandom(number);
  const role = roles[number % roles.length] as Role;
  const place = random.pick(places);
  const level = random.pick(levels);
  const language = random.pick(languages);
  const titleLanguage = language === 'mixed' ? 'en' : language;
  const textLanguage = language === 'mixed' ? 'id' : language;
  const isRemote = random.between(1, 10) === 1;
  const companyNumber = random.between(1, 900);
  const posting: SearchablePosting = {
    id: `posting-${number}`,
    title: writeTitle(role, level, titleLanguage, random),
    skills: random.maybe(0.85, () => random.some(role.skills[textLanguage], 1, 3)) ?? [],
    companyId: `company-${companyNumber}`,
    companyName: nameCompany(companyNumber, role.industry, random),
    text: writeText(role, textLanguage, random),
    areas: [
      {
        code: place.code,
        names: [place.city, place.province],
        point: { latitude: place.latitude, longitude: place.longitude },
      },
    ],
    mode: isRemote ? 'remote' : random.pick(['onsite', 'onsite', 'onsite', 'hybrid'] as const),
    types: [level === 'intern' ? 'INTERN' : random.pick(contracts)],
    level,
    category: role.family,
    ...random.maybe(0.7, () => ({ pay: choosePay(level, random) })),
    postedAt: new Date(now.getTime() - random.between(0, 59 * 24) * (dayMs / 24)),
    trust: {
      isCompanyVerified: companyNumber % 2 === 0,
      hasReplyBadge: companyNumber % 5 === 0,
      riskScore: random.pick([0, 0, 0, 0, 10, 35]),
      hasUnansweredRecord: companyNumber % 11 === 0,
    },
  };
  return { posting, role, level, place, language };
}

function writeTitle(role: Role, level: Level, language: Language, random: Random): string {
  const title = random.pick(role.titles[language]);
  if (level === 'intern') return language === 'en' ? `${title} Intern` : `Magang ${title}`;
  if (level === 'middle') return title;
  const word = level === 'senior' ? 'Senior' : 'Junior';
  return language === 'en' ? `${word} ${title}` : `${title} ${word}`;
}

function writeText(role: Role, language: Language, random: Random): string {
  const mention = (sentence: string) =>
    sentence.replace('*', random.pick(random.pick(roles).titles[language]).toLowerCase());
  const skills = role.skills[language].join(', ');
  return [
    ...random.some(role.duties[language], 1, 2).map((duty) => `${duty}.`),
    language === 'en' ? `What you bring: ${skills}.` : `Yang Anda butuhkan: ${skills}.`,
    ...random.some(commonSentences[language], 3, 6).map(mention),
  ].join(' ');
}

/** Some companies have an industry word in their name. */
function nameCompany(number: number, industry: string, random: Random): string {
  const start = companyStarts[number % companyStarts.length] ?? '';
  const end = companyEnds[number % companyEnds.length] ?? '';
  const trade = random.maybe(0.05, () => random.pick(random.pick(roles).titles.id));
  return [start, trade ?? industries[industry] ?? '', end].filter(Boolean).join(' ');
}

function choosePay(level: Level, random: Random): { min: number; max: number } {
  const min = Math.round(payOfLevel[level] * random.between(8, 14)) * 100_000;
  return { min, max: min + random.between(0, 20) * 100_000 };
}
