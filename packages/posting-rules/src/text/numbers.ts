const factors: Readonly<Record<string, number>> = {
  rb: 1000,
  rbu: 1000,
  ribu: 1000,
  k: 1000,
  thousand: 1000,
  jt: 1_000_000,
  jta: 1_000_000,
  juta: 1_000_000,
  mio: 1_000_000,
  million: 1_000_000,
  miliar: 1_000_000_000,
  milyar: 1_000_000_000,
  billion: 1_000_000_000,
  bn: 1_000_000_000,
  mn: 1_000_000,
};
const currencies = new Set(['rp', 'idr', 'usd', 'usdt', 'rupiah']);

/** Approximate rupiah for a unit of a currency, by name or sign; only the magnitude matters. */
const rupiahFor: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [16_000, 'usd usdt us$ $ dollar dollars dolar'],
      [10_500, 'aud cad nzd'],
      [12_500, 'sgd s$ bnd'],
      [3_800, 'myr rm ringgit'],
      [18_500, 'eur € euro euros'],
      [21_000, 'gbp £'],
      [2_100, 'hkd'],
      [500, 'twd ntd thb baht'],
      [110, 'jpy ¥ yen'],
      [12, 'krw'],
      [4_300, 'sar aed qar riyal dirham'],
    ] as const
  ).flatMap(([rate, names]) => names.split(' ').map((name) => [name, rate])),
);

const shape = /^(?:rp|idr)?(\d[\d.,]*)([a-z]*)$/;
const longestNumber = 24;

export interface ReadNumber {
  readonly value: number;
  /** True where the word has a unit of money, `150rb`, or a currency, `rp150`. */
  readonly isMoney: boolean;
}

/** Parses `150.000`, `1,5jt`, `rp50rb`; undefined for a word that is no number. */
export function readNumber(word: string, next = ''): ReadNumber | undefined {
  if (word.length > longestNumber) return undefined;
  const [, digits, unit = ''] = shape.exec(word) ?? [];
  if (!digits) return undefined;
  const factor = factors[unit] ?? (unit === '' ? factors[next] : undefined);
  if (unit && !factor) return undefined;
  return {
    value: toValue(digits) * (factor ?? 1),
    isMoney: factor !== undefined || /^(?:rp|idr)/.test(word),
  };
}

function toValue(digits: string): number {
  const groups = digits.split(/[.,]/);
  const [first = '', ...others] = groups;
  const grouped = others.length > 0 && others.every((group) => group.length === 3);
  return grouped ? Number(groups.join('')) : Number(`${first}.${others[0] ?? '0'}`);
}

/** `dua juta`, `fifty thousand rupiah`: without the amount. */
const wordedUnits = new Set(
  'ribu rb juta jt sejuta thousand million rupiah ceban goceng noban goban gocap cepek gopek'.split(' '),
);

const metres = new Set(['m', 'meter', 'metre', 'metres', 'meters']);
const wordedTens = new Set(['eighteen', 'nineteen', 'twenty', 'thirty', 'forty', 'fifty']);
const tensBefore = new Set(['dua', 'tiga', 'empat', 'lima']);

const largeUnits = new Set(['juta', 'million']);

const periods = new Set(
  'bulan bln hr hrs mo yr wk month months hari day days harian daily minggu week jam hour tahun year annum bulanan perbulan perhari mth shift sebulan sehari seminggu setahun sejam monthly weekly hourly kunjungan visit sesi session artikel halaman page task tugas ritase trip unit video artikel desain kelas pertemuan pasien kg lembar kata konten item pcs bungkus pengiriman paket buah potong class lesson word piece delivery'.split(
    ' ',
  ),
);
const smallest = 5000;
/** Limit of a fee; a larger sum is a turnover or a year's pay. */
const largestFee = 15_000_000;

/** Classes of a number: `#num`, `#age`, `#cm`, `#year`, `#years-old`, `#large` and `#small` (money), `#amount` (money), `#fee` (money not for a period), `#stated-fee` (such money with a currency or a unit of it), `#wage` (money for a period). */
export function numberClasses(word: string, previous: string, next: readonly string[]): string[] {
  if (wordedTens.has(word) || (word === 'puluh' && tensBefore.has(previous))) return ['#num', '#age'];
  if (wordedUnits.has(word) && readNumber(previous)) return [];
  if (wordedUnits.has(word)) return wordedMoneyClasses(word, previous, next);
  if (/^\d{3}cm$/.test(word)) return ['#num', '#cm'];
  if (/^[2-5]\d(?:th|thn|tahun|yo|yrs)$/.test(word)) return ['#num', '#age', '#years-old'];
  if (/^[2-5]0(?:an|s)$/.test(word)) return ['#num', '#age'];
  const read = readNumber(word, next[0]);
  if (!read) return [];
  const rate = rupiahFor[previous] ?? rupiahFor[next[0] ?? ''];
  const { isMoney } = read;
  const value = read.value * (rate ?? 1);
  const classes = ['#num'];
  if (!isMoney && !rate && value >= 15 && value <= 65) classes.push('#age');
  if (!isMoney && !rate && value >= 140 && value <= 210) classes.push('#cm');
  if (!isMoney && /^[12][.,]\d{1,2}$/.test(word) && metres.has(next[0] ?? '')) classes.push('#cm');
  if (!isMoney && value >= 1960 && value <= 2012 && word.length === 4) classes.push('#year');
  const isAmount = isMoney || rate !== undefined || currencies.has(previous) || /[.,]\d{3}/.test(word);
  if (value < smallest || !isAmount) return classes;
  const found = [...classes, ...moneyClasses(next, value)];
  const isStated = isMoney || rate !== undefined || currencies.has(previous) || next[0] === 'rupiah';
  return isStated && found.includes('#fee') ? [...found, '#stated-fee'] : found;
}

/** Words after a sum in words; any other word is what the number counts. */
const afterSums = new Set(
  'rupiah per sebagai untuk saat ketika sebelum setelah dan yang dari lewat melalui kepada ke pada setiap tiap dibayar dititipkan tunai saja waktu'.split(
    ' ',
  ),
);

function wordedMoneyClasses(unit: string, previous: string, next: readonly string[]): string[] {
  const isLarge = /^(?:ratus|hundred)/.test(previous) && largeUnits.has(unit);
  const found = moneyClasses(next, isLarge ? Infinity : smallest);
  const countsNothing = next[0] === undefined || afterSums.has(next[0]);
  return countsNothing && found.includes('#fee') ? [...found, '#stated-fee'] : found;
}

/** A smaller yearly sum is a premium or a licence, not pay. */
const leastYearlyPay = 5_000_000;
const yearly = new Set(['tahun', 'setahun', 'year', 'annum', 'yr']);

function moneyClasses(next: readonly string[], value: number): string[] {
  const forPeriod =
    isForPeriod(next) &&
    !(value < leastYearlyPay && yearly.has(next.find((word) => periods.has(word)) ?? ''));
  const size = value >= 10_000_000 && value <= 100_000_000 ? ['#large'] : [];
  if (value < 1_500_000) size.push('#small');
  return [...size, '#amount', forPeriod ? '#wage' : value <= largestFee ? '#fee' : '#sum'];
}

const each = new Set(['per', 'a', 'an', 'setiap', 'tiap', 'each', 'every', 'dalam', 'untuk', 'for']);
/** `150.000 per peserta` is demanded from each, so it is not pay. */
const people = new Set(
  'orang peserta pelamar kandidat calon person head applicant candidate participant pax kepala nama name'.split(
    ' ',
  ),
);
const ofRange = new Set(['sampai', 'hingga', 'sd', 'to', ...currencies, ...Object.keys(factors)]);

/** `150.000 per hari`, `3 juta sampai 5 juta rupiah sebulan`. */
function isForPeriod(next: readonly string[]): boolean {
  const rest = next.filter((word) => !ofRange.has(word) && readNumber(word) === undefined);
  const [first = '', second = ''] = rest;
  return (
    periods.has(first) || (first === 'per' && !people.has(second)) || (each.has(first) && periods.has(second))
  );
}
