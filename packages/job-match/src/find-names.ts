import type { Token } from './tokens';

const longestName = 3;
const acronym = /^\p{Lu}[\p{Lu}\p{N}]{1,6}$/u;
const camel = /\p{Ll}\p{Lu}/u;
const sign = /[+#]$/;
const capital = /^\p{Lu}\p{Ll}+/u;
/** Capitalised words of job descriptions that are no skills. */
const noNames = new Set(
  `pt cv tbk wib wita wit ktp kk npwp skck bpjs hp wa ipk gpa umr umk ump thr url pic id eoe lc ceo coo cto cfo
  january february march april may june july august september october november december
  januari februari maret mei juni juli agustus oktober desember
  monday tuesday wednesday thursday friday saturday sunday senin selasa rabu kamis jumat sabtu minggu
  anda kami kita you we our your they their the this these please candidate candidates kandidat pelamar
  pria wanita laki perempuan male female indonesia indonesian islam kristen muslim`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** If most words are capitalised, capitals do not mark names. */
const mostCapitals = 0.5;
/** Words before a name: `Menguasai Lightroom`. */
const leads = /^(?:menguasai|paham|memahami|terbiasa|mahir|using|knows?|proficient|familiar)$/i;

/** Finds names of programs and methods missing from the tables, by their capitals. */
export function findNames(
  text: string,
  tokens: readonly Token[],
  isTaken: (token: Token) => boolean,
): { from: number; to: number }[] {
  const isShouted = text === text.toUpperCase();
  const capitalsMarkNames = doCapitalsMarkNames(tokens);
  const names: { from: number; to: number }[] = [];
  let count = 0;
  for (const [index, token] of tokens.entries()) {
    const before = tokens[index - 1];
    const isOpening = !before || /[.:]\s*$/.test(text.slice(before.from, token.from));
    const isName =
      !isShouted && !isTaken(token) && isWrittenAsName(token.raw, capitalsMarkNames && !isOpening);
    const isCompany = before?.raw === 'PT' || before?.raw === 'CV';
    if (!isName || isCompany) continue;
    const last = names.at(-1);
    if (last && count < longestName && text.slice(last.to, token.from) === ' ') {
      names[names.length - 1] = { from: last.from, to: token.to };
      count += 1;
    } else {
      names.push({ from: token.from, to: token.to });
      count = 1;
    }
  }
  return names;
}

function doCapitalsMarkNames([opening, ...others]: readonly Token[]): boolean {
  const words = others.filter(({ raw }) => raw.length > 2);
  const capitals = words.filter(({ raw }) => /^\p{Lu}/u.test(raw)).length;
  return leads.test(opening?.raw ?? '') || capitals <= words.length * mostCapitals;
}

function isWrittenAsName(raw: string, capitalsMarkNames: boolean): boolean {
  if (noNames.has(raw.toLowerCase())) return false;
  return acronym.test(raw) || camel.test(raw) || sign.test(raw) || (capitalsMarkNames && capital.test(raw));
}
