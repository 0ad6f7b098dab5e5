import type { ParsedCv } from '@sabi/contracts/cv/parsed-cv';
import { type Facts, isLevelOfName, readFacts } from './certificate-facts';
import { findDates } from './dates';
import type { Line } from './line';
import { cellText, readTable, type Row } from './tables';
import { continues, glue, joinWrappedLines } from './wrapped-lines';

type Certification = ParsedCv['licenses_certifications'][number];

/** Beginning of a line about a course. */
const aboutCourse =
  /^(?:materi|topi[ck]s?|isi|meliputi|mempelajari|belajar|tugas akhir|proyek|covered|covering|contents?|included?|learn(?:ed|t)|studied|final project|project|skills? (?:gained|learned)|peserta|durasi|selama|hasil)(?!\p{L})/iu;
/** Share of the points of a description that may name a date, as the day of an examination. */
const mostDatedPoints = 0.34;
/** Authors and a year: `Sari, D. and Putra, A. (2021).` */
const citation = /\p{Lu}\p{L}+, (?:\p{Lu}\.\s?){1,3}(?:,|&|and|dan|et al|\()[^()]*\(?(?:19|20)\d\d/u;
/** Beginning of the name of a certificate: `Sertifikasi Kompetensi`, `Certified Scrum Master`. */
const namedCertificate =
  /^(?:sertifi(?:kasi|kat)|certifi(?:ed|cate|cation)|licen[cs]ed?|lisensi|registered|chartered|diploma|pelatihan|training)(?!\p{L})/iu;
/** Words in the names of organisations that issue certificates. */
const issuerWord =
  /(?<!\p{L})(?:body|institut[eo]?|lembaga|asosiasi|association|academy|akademi|university|universitas|council|board|society|cent(?:er|re)|school|college|training|ikatan|perhimpunan|himpunan|kementerian|ministry|dinas|badan|balai|yayasan|foundation|LSP|LPK|BNSP|PT|authority|agency)(?!\p{L})/iu;

/** The certificates of a CV, newest first. */
export function parseCertifications(lines: readonly Line[]): Certification[] {
  const rows = readTable(lines);
  const certifications = rows
    ? rows.map(fromRow)
    : toItems(withoutDescriptions(lines.filter(({ text }) => !citation.test(text)))).map(toCertification);
  return certifications
    .filter(({ name }) => /\p{L}{2}/u.test(name))
    .sort((a, b) => (b.issue_date ?? '').localeCompare(a.issue_date ?? ''));
}

function fromRow(row: Row): Certification {
  const dates = (column: 'date' | 'period' | 'expiry') =>
    findDates(cellText(row, column) ?? '').map(({ value }) => value);
  const [issued, until] = [dates('date'), dates('period')].find((found) => found.length > 0) ?? [];
  const [from, expires = from] = dates('expiry');
  return {
    name: cellText(row, 'name') ?? cellText(row, 'title') ?? '',
    issuing_organization: cellText(row, 'issuer') ?? cellText(row, 'institution') ?? cellText(row, 'company'),
    issue_date: issued ?? (expires === from ? null : (from ?? null)),
    expiration_date: expires ?? until ?? null,
    credential_id: cellText(row, 'credential'),
  };
}

/** Without the lists beneath dated courses, which say what was taught. A list of certificates has facts of its own. */
function withoutDescriptions(lines: readonly Line[]): readonly Line[] {
  const [points = [], heads = []] = [true, false].map((isPoint) =>
    joinWrappedLines(lines).filter(({ line }) => (line.marker === 'bullet') === isPoint),
  );
  const isDated = ({ text }: { text: string }) => findDates(text).length > 0;
  const datedPoints = points.filter(isDated).length;
  const isDescribed =
    lines[0]?.marker !== 'bullet' && heads.some(isDated) && datedPoints <= points.length * mostDatedPoints;
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
  for (const [index, { line, facts }] of read.entries()) {
    const item = items.at(-1);
    if (head && item && isDescription(item, head, { line, facts }, read[index + 1])) continue;
    const isNext = hasFacts
      ? item && beginsNext(item, facts)
      : facts.isNamed !== false && !isLevelOfName(facts.phrases[0] ?? '');
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

/** Below the name and the details of a course: what was taught there. The name of the next one stands above its own details. */
function isDescription(
  item: readonly Facts[],
  head: Line,
  { line, facts }: ReadLine,
  next: ReadLine | undefined,
): boolean {
  const isDated = item.some(({ issued }) => issued !== null);
  if (!isDated || line.marker || facts.isNamed !== undefined || !isBare(facts)) return false;
  if (aboutCourse.test(line.text) || /[\p{Ll}\d]{3}\.$/u.test(line.text)) return true;
  if (namedCertificate.test(line.text)) return false;
  const hasDetails = item.length > 1 && item[0]?.issued === null;
  if (!hasDetails || line.isApart || line.look.isStrong) return false;
  return head.look.isStrong || next === undefined || next.line.isApart || isBare(next.facts);
}

/** Without a date or a number. */
function isBare({ issued, expires, credential }: Facts): boolean {
  return issued === null && expires === null && credential === null;
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
    const [name = '', issuer = others[0]?.phrases[0] ?? null] = joinName(head.phrases);
    return issuer === null ? issuerInBrackets(name) : { name, issuer };
  }
  const last = others.at(-1)?.phrases[0] ?? null;
  if (last && isLevelOfName(last))
    return { name: named.flatMap(({ phrases }) => phrases).reduce(glue), issuer: null };
  const nameLines = named.slice(0, -1).map(({ phrases }) => phrases.join(' – '));
  return { name: nameLines.reduce(glue), issuer: last };
}

/** `Lead Auditor, Sustainable Palm Oil, Certification Body`: where only the last phrase is an issuer, the others are the name. */
function joinName(phrases: readonly string[]): readonly string[] {
  const issuer = phrases.at(-1);
  const names = phrases.slice(0, -1);
  const isLast =
    issuer &&
    names.length > 1 &&
    issuerWord.test(issuer) &&
    !names.slice(1).some((name) => issuerWord.test(name));
  return isLast ? [names.join(', '), issuer] : phrases;
}

/** `Sertifikat Pendidik (Universitas Contoh)`; `Chartered Accountant (CA)` is one name. */
function issuerInBrackets(text: string): { name: string; issuer: string | null } {
  const [, name = text, issuer] = /^(.+?)\s*\(([^()]+)\)$/.exec(text) ?? [];
  const isIssuer = issuer !== undefined && /^\p{Lu}/u.test(issuer) && /\s|\p{Ll}{2}/u.test(issuer);
  return isIssuer && !isLevelOfName(issuer) ? { name, issuer } : { name: text, issuer: null };
}
