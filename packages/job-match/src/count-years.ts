const numerals: Readonly<Record<string, number>> = Object.fromEntries(
  [
    ['one', 'satu'],
    ['two', 'dua'],
    ['three', 'tiga'],
    ['four', 'empat'],
    ['five', 'lima'],
    ['six', 'enam'],
    ['seven', 'tujuh'],
    ['eight', 'delapan'],
    ['nine', 'sembilan'],
    ['ten', 'sepuluh'],
  ].flatMap((words, index) => words.map((word) => [word, index + 1])),
);
const number = `\\d{1,2}|${Object.keys(numerals).join('|')}`;
const years = new RegExp(
  `(?<![\\d.,/-])\\b(${number})\\b\\+?(?:\\s*(?:-|–|to|sampai|hingga|s\\.?/?d\\.?)\\s*(?:${number})\\b\\+?)?\\s*(?:\\([^)]{1,12}\\)\\s*)?(?:years?|yrs?|tahun|thn)\\b`,
  'iu',
);
const aboutWork = /\b(?:experience[ds]?|work(?:ed|ing)?|pengalaman|berpengalaman|bekerja|kerja)\b/i;
const aboutAge = /\b(?:usia|umur|berusia|berumur|years? old|aged?|maksimal|maks|max(?:imum)?)\b/i;

export interface CountedYears {
  readonly years: number;
  readonly from: number;
  readonly to: number;
}

/** Stated or required years of experience; the lower limit of `3-5 years`. Excludes ages. */
export function countYears(text: string, isAboutWork = aboutWork.test(text)): CountedYears | undefined {
  const match = years.exec(text);
  if (!match || !isAboutWork || aboutAge.test(text)) return undefined;
  const [said = '', count = ''] = match;
  const counted = numerals[count.toLowerCase()] ?? Number(count);
  return { years: counted, from: match.index, to: match.index + said.length };
}
