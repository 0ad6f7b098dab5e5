import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { findDateRange, findDates, trimPunctuation, without } from './dates';
import { splitOutsideBrackets } from './split-text';
import { readLabel } from './labels';
import { cellText, columnOf, readTable, type Row } from './tables';
import type { Line } from './line';
import { isPlace } from './vocabulary/places';
import { continues, glue, joinWrappedLines } from './wrapped-lines';

type Certification = ParsedCv['licenses_certifications'][number];

interface Facts {
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
const credentialLabel = `(?:\\b${ofWhat}\\s*)?(?:(?<![\\p{L}/-])(?:(?:ID|no\\.?|number|nomor|num)(?:\\s+(?:${ofWhat}|ID))?|#))\\s*[.:#]*\\s*`;
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
const levelOfName =
  /^(?:associate|professional|foundation|practitioner|specialty|advanced|expert|fundamentals|level\s+\w+|tingkat\s+\w+|master|beginner|intermediate)$/i;

/** The certificates of a CV, newest first. */
export function parseCertifications(lines: readonly Line[]): Certification[] {
  const rows = readTable(lines);
  const certifications = rows ? rows.map(fromRow) : toItems(withoutDescriptions(lines)).map(toCertification);
  return certifications
    .filter(({ name }) => /\p{L}{2}/u.test(name))
    .sort((a, b) => (b.issue_date ?? '').localeCompare(a.issue_date ?? ''));
}

function fromRow(row: Row): Certification {
  const date = findDates(cellText(row, 'date') ?? cellText(row, 'period') ?? '')[0]?.value ?? null;
  return {
    name: cellText(row, 'name') ?? cellText(row, 'title') ?? '',
    issuing_organization: cellText(row, 'issuer') ?? cellText(row, 'institution') ?? cellText(row, 'company'),
    issue_date: date,
    expiration_date: findDates(cellText(row, 'expiry') ?? '')[0]?.value ?? null,
    credential_id: cellText(row, 'credential'),
  };
}

/** Without the lists beneath dated courses, which say what was taught. A list of certificates has facts of its own. */
function withoutDescriptions(lines: readonly Line[]): readonly Line[] {
  const [points = [], heads = []] = [true, false].map((isPoint) =>
    joinWrappedLines(lines).filter(({ line }) => (line.marker === 'bullet') === isPoint),
  );
  const isDated = ({ text }: { text: string }) => findDates(text).length > 0;
  const isDescribed = lines[0]?.marker !== 'bullet' && heads.some(isDated) && !points.some(isDated);
  if (!isDescribed || points.length === 0) return lines;
  const kept: Line[] = [];
  let point: Line | undefined;
  for (const line of lines) {
    const isPoint = line.marker === 'bullet' || (point !== undefined && continues(point, line));
    if (!isPoint) kept.push(point ? { ...line, isApart: true } : line);
    point = isPoint ? line : undefined;
  }
  return kept;
}

/** Lines of each certificate; a marker, a blank line after its facts or a repeated fact starts the next one. */
function toItems(lines: readonly Line[]): Facts[][] {
  const rows = lines.map((line) => ({ ...line, text: line.cells.join('\t') }));
  const read = joinWrappedLines(rows).flatMap(({ line, text }) =>
    splitDated(text).map((piece) => ({ line, facts: readFacts(piece) })),
  );
  const hasFacts = read.some(
    ({ facts }) => facts.issued !== null || facts.expires !== null || facts.credential !== null,
  );
  const inPairs = isInPairs(read);
  const items: Facts[][] = [];
  let head: Line | undefined;
  for (const { line, facts } of read) {
    const item = items.at(-1);
    const isNext = hasFacts
      ? item && beginsNext(item, facts)
      : facts.isNamed !== false && !levelOfName.test(facts.phrases[0] ?? '');
    const isBlock =
      line.isApart && item?.some(({ issued, credential }) => issued !== null || credential !== null);
    const isDetail =
      !line.marker && item && head && (inPairs || isBeneath(head, line)) && completes(item, facts);
    if (!item || line.marker || ((isBlock || isNext) && !isDetail)) {
      items.push([facts]);
      head = line;
    } else item.push(facts);
  }
  return items;
}

/** `Google Ads Search (2021), Meta Blueprint (2022)` */
function splitDated(text: string): string[] {
  const pieces = text.split(/[,;](?<=\([^()]*\d{4}\)[,;])\s+/);
  return pieces.every((piece) => findDates(piece).length > 0) ? pieces : [text];
}

interface ReadLine {
  readonly line: Line;
  readonly facts: Facts;
}

/** Whether lines with and without a date alternate: the second one then names the issuer. */
function isInPairs(read: readonly ReadLine[]): boolean {
  return (
    read.length >= 4 &&
    read.length % 2 === 0 &&
    read.every(
      ({ line, facts }, index) => line.marker === null && (facts.issued !== null) === (index % 2 === 0),
    )
  );
}

/** Names are set bolder than their details. */
function isBeneath(head: Line, line: Line): boolean {
  return head.look.isStrong && !line.look.isStrong && !line.isApart;
}

/** A dated name may be completed by an issuer and a number; another date starts the next certificate. */
function completes(item: readonly Facts[], facts: Facts): boolean {
  return item.length === 1 && item[0]?.issued !== null && facts.issued === null;
}

function beginsNext(item: readonly Facts[], facts: Facts): boolean {
  if (facts.isNamed) return item.some(({ isNamed }) => isNamed === true);
  if (facts.isNamed === false) return false;
  const isWhole = facts.phrases.length > 1;
  const isDated = item.some(({ issued, expires }) => issued !== null || (isWhole && expires !== null));
  if (facts.startsWithDate && isDated) return true;
  // Dates on the left: lines up to the next date belong to the same certificate.
  if (item[0]?.startsWithDate || facts.phrases.length === 0) return false;
  return isDated || item.some(({ credential }) => credential !== null);
}

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

function readFacts(text: string): Facts {
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
    phrases: mergeLevels(phrases.filter((phrase) => phrase !== '' && phrase !== bare && !isPlace(phrase))),
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
    const [, level = phrase, issuer] = /^(\S+) \(([^()]+)\)$/.exec(phrase) ?? [];
    const isLevel = merged.length > 0 && levelOfName.test(level);
    if (isLevel) merged[merged.length - 1] += ` – ${level}`;
    if (isLevel && issuer) merged.push(issuer);
    if (!isLevel) merged.push(phrase);
  }
  return merged;
}

function toCertification(facts: readonly Facts[]): Certification {
  const { name, issuer } = nameAndIssuer(facts);
  const first = <Key extends 'issued' | 'expires' | 'credential'>(key: Key) =>
    facts.find((fact) => fact[key] !== null)?.[key] ?? null;
  return {
    name,
    issuing_organization: issuer,
    issue_date: first('issued'),
    expiration_date: first('expires'),
    credential_id: first('credential'),
  };
}

/** In one line the issuer follows the name; over several lines it is beside the date, or in the last line before it. */
function nameAndIssuer(facts: readonly Facts[]): { name: string; issuer: string | null } {
  const named = facts.filter(({ phrases }) => phrases.length > 0);
  const [head, ...others] = named;
  if (!head) return { name: '', issuer: null };
  if (head.phrases.length > 1 || others.length === 0) {
    const [name = '', issuer = others[0]?.phrases[0] ?? null] = head.phrases;
    return issuer === null ? issuerInBrackets(name) : { name, issuer };
  }
  const last = others.at(-1)?.phrases[0] ?? null;
  if (last && levelOfName.test(last))
    return { name: named.flatMap(({ phrases }) => phrases).reduce(glue), issuer: null };
  const nameLines = named.slice(0, -1).map(({ phrases }) => phrases.join(' – '));
  return { name: nameLines.reduce(glue), issuer: last };
}

/** `Sertifikat Pendidik (Universitas Contoh)`; `Chartered Accountant (CA)` is one name. */
function issuerInBrackets(text: string): { name: string; issuer: string | null } {
  const [, name = text, issuer] = /^(.+?)\s*\(([^()]+)\)$/.exec(text) ?? [];
  const isIssuer = issuer !== undefined && /^\p{Lu}/u.test(issuer) && /\s|\p{Ll}{2}/u.test(issuer);
  return isIssuer && !levelOfName.test(issuer) ? { name, issuer } : { name: text, issuer: null };
}
