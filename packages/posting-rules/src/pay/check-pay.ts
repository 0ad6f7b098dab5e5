import { areaByCode } from '@sabi/areas';
import { intlLocales } from '@sabi/contracts/language';
import type { Bilingual, RuleFinding, Posting } from '../posting';
import { minimumWages } from './minimum-wages';
import { mostPay, mostSimplePay, payLimits, reviewFromFactor, simpleWork, widestRange } from './pay-limits';

/** Pay that is no range; it blocks. */
export const payRangeRule = 'pay-range';

const usualPoints = 20;
/** Enough for a review by itself. */
const reviewPoints = 30;

const finding = (
  rule: string,
  blocks: boolean,
  sentence: Bilingual,
  fix: Bilingual,
  points = usualPoints,
): RuleFinding => ({
  rule,
  points,
  blocks,
  field: 'pay',
  quote: '',
  start: 0,
  end: 0,
  sentence,
  fix,
});

/** Implausible pay: at most one finding for its form, else one each for height and width. */
export function checkPay(posting: Posting): RuleFinding[] {
  const { min, max } = posting.pay ?? {};
  if (!isAmount(min) || !isAmount(max)) return [withoutRange];
  if (min > max) return [reversedRange];
  return [findBelowMinimum(posting, min), findImprobable(posting, min, max)].filter(
    (one) => one !== undefined,
  );
}

const isAmount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0;

const withoutRange = finding(
  payRangeRule,
  true,
  {
    en: 'The pay is not a monthly range in whole rupiah.',
    id: 'Gaji belum berupa kisaran per bulan dalam rupiah bulat.',
  },
  {
    en: 'Give the lowest and highest monthly pay in rupiah.',
    id: 'Isi gaji bulanan terendah dan tertinggi dalam rupiah.',
  },
);

const reversedRange = finding(
  payRangeRule,
  true,
  { en: 'The lowest pay is above the highest.', id: 'Gaji terendah lebih besar daripada gaji tertinggi.' },
  { en: 'Swap or correct the two amounts.', id: 'Tukar atau perbaiki kedua angka tersebut.' },
);

/** Contracts paid by the month, as opposed to day labour, freelance work, internships and part-time work. */
const contractsByTheMonth = new Set(['pkwtt', 'pkwt']);

function findBelowMinimum(posting: Posting, min: number): RuleFinding | undefined {
  if (posting.part_time || !contractsByTheMonth.has(posting.contract ?? '')) return undefined;
  const lowest = lowestMinimum(posting.areas ?? []);
  if (lowest === undefined || min >= lowest) return undefined;
  const year = minimumWages.year;
  const [en, id] = [lowest.toLocaleString(intlLocales.en), lowest.toLocaleString(intlLocales.id)];
  return finding(
    'below-minimum-wage',
    false,
    {
      en: `The lowest pay is below the province's minimum wage for ${year}, Rp${en}.`,
      id: `Gaji terendah di bawah upah minimum provinsi tahun ${year}, Rp${id}.`,
    },
    { en: `Raise it to Rp${en} or more.`, id: `Naikkan menjadi Rp${id} atau lebih.` },
  );
}

/**
 * The lowest of several places' minimum wages, as the pay may be for that place; undefined where a province has no
 * figure.
 */
function lowestMinimum(areas: readonly string[]): number | undefined {
  const wages = areas.map((code) => minimumWages.byProvince[areaByCode(code)?.province_code ?? '']);
  const known = wages.filter((wage) => wage !== undefined);
  return known.length > 0 && known.length === wages.length ? Math.min(...known) : undefined;
}

function findImprobable({ level, title }: Posting, min: number, max: number): RuleFinding | undefined {
  const most = mostFor(level ?? '', title);
  const isFarOff = max > most * reviewFromFactor || max > min * widestRange * reviewFromFactor;
  const points = isFarOff ? reviewPoints : usualPoints;
  if (max > most)
    return finding(
      'improbable-pay',
      false,
      {
        en: 'The highest pay is far above what this kind of work pays.',
        id: 'Gaji tertinggi jauh di atas gaji pekerjaan sejenis.',
      },
      {
        en: 'Check the amount and the level. State the fixed monthly pay, without commission.',
        id: 'Periksa angka dan jenjangnya. Isi gaji tetap per bulan, tanpa komisi.',
      },
      points,
    );
  if (max > min * widestRange)
    return finding(
      'improbable-pay',
      false,
      {
        en: 'The highest pay is more than three times the lowest.',
        id: 'Gaji tertinggi lebih dari tiga kali gaji terendah.',
      },
      {
        en: 'Narrow the range to what you would actually offer.',
        id: 'Persempit kisarannya menjadi gaji yang benar-benar akan Anda tawarkan.',
      },
      points,
    );
  return undefined;
}

function mostFor(level: string, title: string): number {
  const words = toWords(level);
  const byLevel =
    payLimits.find(({ levels }) => levels.some((name) => words.includes(name)))?.most ?? mostPay;
  const isLed = /\b(?:manager|manajer|head|lead|senior|director|direktur|engineer|supervisor)\b/i.test(title);
  const isSimple = !isLed && toWords(title).some((word) => simpleWork.includes(word));
  return isSimple ? Math.min(byLevel, mostSimplePay) : byLevel;
}

const toWords = (text: string) =>
  text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(Boolean);
