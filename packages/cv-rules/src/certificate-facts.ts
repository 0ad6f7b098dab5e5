import { findDateRange, findDates, trimPunctuation, without } from './dates';
import { readLabel } from './labels';
import { splitOutsideBrackets } from './split-text';
import { columnOf } from './tables';
import { isPlace } from './vocabulary/places';

/** What one line says about a certificate. */
export interface Facts {
  readonly phrases: readonly string[];
  readonly issued: string | null;
  readonly expires: string | null;
  readonly credential: string | null;
  readonly startsWithDate: boolean;
  /** Whether its label calls it the name of a certificate; undefined without a label. */
  readonly isNamed?: boolean;
}

const ofWhat =
  '(?:credential|certificate|certification|cert\\.?|licen[cs]e|registration|reg\\.?|member(?:ship)?|sertifikat|registrasi|lisensi|kredensial)';
/** `Credential ID`, `No. Sertifikat`, `Reg. No.`, `Licence number`, `ID Kredensial`. */
const credentialLabel = `(?:(?<=^|[,;|•·(\\t]\\s{0,2}|[–—-]\\s)${ofWhat}\\s*)?(?:(?<![\\p{L}/-])(?:(?:ID|no\\.?|number|nomor|num)(?:\\s+(?:${ofWhat}|ID))?|#))\\s*[.:#]*\\s*`;
const credentialPattern = new RegExp(
  `${credentialLabel}((?:\\d+ ){2,}[\\w./-]+|(?=[\\w./-]*\\d)[A-Z0-9][\\w./-]{2,}\\w)`,
  'iu',
);
/** `PC 118204`: letters in capitals and their number apart. */
const partedCredential = new RegExp(`${credentialLabel}(\\p{L}{1,5} \\d[\\w./-]{2,})`, 'iu');
/** A number without a label: `(BT-2023-0817)`. */
const bracketedCode = /\(((?=[^()]{0,40}\d)[A-Z\d]{1,20}(?:[./-][A-Z\d]{1,20}){1,6}|\d{6,20})\)/;
const bareCode = /^\d[\d ./-]{8,40}$/;
const expiryPattern =
  /\b(?:exp(?:\.|ir(?:es|ed|y|ation))(?:\s+(?:date|on|in))?|valid(?:ity)? (?:until|through|thru|to|till|up to)|berlaku (?:hingga|sampai(?: dengan)?|s\.?\/?d\.?)|masa berlaku(?: hingga)?)\s*:?\s*/i;
const issuedWords =
  /\b(?:issued(?:\s+(?:on|in|date))?|diterbitkan(?: pada)?|terbit|date|tanggal|tahun|obtained|completed)\s*:?\s*$/i;
const issuedBy =
  /\s*\b(?:[Ii]ssued by|[Dd]iterbitkan oleh|[Dd]ikeluarkan oleh|[Pp]enerbit|[Pp]enyelenggara|[Ii]ssuer|oleh|by|from|dari)\s*:?\s+(?=\p{Lu})/u;
const separator = /\s*[|;•·\t]\s*|\s*,\s+|\s+[–—-]\s+|\s*—\s*/;
/** A name can hold a dash of its own: `AWS Certified Developer – Associate`. */
const level =
  /^(?:associate|professional|foundation|practitioner|specialty|advanced|expert|fundamentals|level\s+\w+|tingkat\s+\w+|master|beginner|intermediate)$/i;

const nothing: Facts = {
  phrases: [],
  issued: null,
  expires: null,
  credential: null,
  startsWithDate: false,
  isNamed: false,
};

/** `Penerbit : BNSP`, `Valid until: 2027`. undefined without a label. */
function readLabelled(text: string): Facts | undefined {
  const { label = '', value = '' } = readLabel(text) ?? {};
  if (value === '') return undefined;
  const column = columnOf(label);
  if (column === 'name') return { ...nothing, phrases: [value], isNamed: true };
  if (column === 'issuer') return { ...nothing, phrases: [value] };
  if (column === 'credential') return { ...nothing, credential: value };
  const date = findDates(value)[0]?.value;
  if (date === undefined) return undefined;
  if (column === 'date') return { ...nothing, issued: date };
  return column === 'expiry' ? { ...nothing, expires: date } : undefined;
}

/** Name, issuer, dates and number of a line, `Ahli K3, Lembaga Contoh, No. 12, 2021`. */
export function readFacts(text: string): Facts {
  const labelled = readLabelled(text);
  if (labelled) return labelled;
  const startsWithDate = findDates(text)[0]?.from === 0;
  let remaining = text;
  const credential = findCredential(remaining) ?? findBracketedCode(remaining);
  if (credential) remaining = without(remaining, spanOf(credential));
  const expiry = expiryPattern.exec(remaining);
  const expiryDate = expiry ? findDates(remaining).find(({ from }) => from >= expiry.index) : undefined;
  if (expiry) remaining = without(remaining, { from: expiry.index, to: expiryDate?.to ?? spanOf(expiry).to });
  // `(2021 – 2024)`: issued in the first year, valid until the last.
  const validity = findDateRange(remaining);
  const single = validity ? undefined : findDates(remaining).at(-1);
  const issued = validity ?? single;
  if (issued) remaining = withoutIssued(remaining, issued);
  const phrases = splitOutsideBrackets(closeBrackets(remaining).replace(issuedBy, ' | '), separator).map(
    trimPunctuation,
  );
  const bare = credential ? undefined : phrases.find((phrase) => bareCode.test(phrase));
  return {
    phrases: mergeLevels(
      phrases.filter((phrase) => /\p{L}/u.test(phrase) && phrase !== bare && !isPlace(phrase)),
    ),
    issued: validity?.value.start ?? single?.value ?? null,
    expires: expiryDate?.value ?? validity?.value.end ?? null,
    credential: credential?.[1] ?? bare ?? null,
    startsWithDate,
  };
}

/** `Forklift License (State of Texas`: the removed date took the closing bracket along. */
function closeBrackets(text: string): string {
  return text.replace(/\s*\(([^()]*)$/, ' | $1');
}

function findCredential(text: string): RegExpExecArray | null {
  const parted = partedCredential.exec(text);
  const isParted = parted?.[1] && /^\p{Lu}+ /u.test(parted[1]);
  return isParted && findDates(parted[1] ?? '').length === 0 ? parted : credentialPattern.exec(text);
}

/** A bracketed number that is not a year. */
function findBracketedCode(text: string): RegExpExecArray | null {
  const match = bracketedCode.exec(text);
  return match?.[1] && findDates(match[1]).length === 0 ? match : null;
}

function spanOf(match: RegExpExecArray): { from: number; to: number } {
  return { from: match.index, to: match.index + match[0].length };
}

function withoutIssued(text: string, { from, to }: { from: number; to: number }): string {
  const before = text.slice(0, from);
  const word = issuedWords.exec(before);
  return without(text, { from: word ? word.index : from, to });
}

function mergeLevels(phrases: readonly string[]): string[] {
  const merged: string[] = [];
  for (const phrase of phrases) {
    // `Associate (Amazon Web Services)`: the issuer follows the level.
    const [, word = phrase, issuer] = /^(\S+) \(([^()]+)\)$/.exec(phrase) ?? [];
    const isLevel = merged.length > 0 && level.test(word);
    if (isLevel) merged[merged.length - 1] += ` – ${word}`;
    if (isLevel && issuer) merged.push(issuer);
    if (!isLevel) merged.push(phrase);
  }
  return merged;
}

/** Whether a phrase goes on with the name, `Associate`. */
export function isLevelOfName(phrase: string): boolean {
  return level.test(phrase);
}
