import { isDocumentTitle, headingKind } from './sections';
import { readLabel } from './labels';
import type { Line } from './text-lines';
import { isPlace } from './vocabulary/places';
import { titleLikeness } from './vocabulary/work-words';

export interface PersonName {
  readonly first: string;
  readonly last: string | null;
  /** Index of the line it was read from. */
  readonly line: number;
}

const nameLabel = /^(?:nama|nama lengkap|name|full name|nama \(lengkap\)|nama lengkap & gelar|nama dan gelar)$/;
const documentTitleBefore = /^(?:curriculum vitae|daftar riwayat hidup|r[eé]sum[eé]|cv)\s*(?:of|dari)?\s*[-–—|:]?\s*/i;
const prefix = /^(?:(?:prof|dr|drg|drh|drs|dra|ir|apt|ns|hj?|kh|rr?|mr|mrs|ms|bapak|ibu|sdr|sdri)\.\s*|(?:Prof|Dr|Mr|Mrs|Ms|Ir|Hj?|Drs|Dra)\s+)+/i;
/** `S.Kom.`, `M.M.`, `Ph.D`, `MBA` behind the name, after a comma or not. */
const suffix = /[\s,]+(?:(?:[A-Z][A-Za-z]{0,4}\.)+(?:\s?[A-Z][A-Za-z]{0,4}\.?)*|MBA|PMP|CPA|CFA|PhD|MSc|BSc|CA|Ak)(?=[\s,]|$)/;
const nameWord = /^\p{Lu}(?:[\p{L}'-]*\p{L})?\.?$/u;
const maxNameWords = 6;
/** Only a line this near the top is a name by its place alone. */
const headLines = 6;

/** The person's name: labelled as such, or the line that looks like one, stands first and agrees with the address. */
export function findPersonName(lines: readonly Line[], email: string | null): PersonName | null {
  for (const [index, line] of lines.entries()) {
    const labelled = readLabel(line.text) ?? labelBeside(line);
    if (labelled && nameLabel.test(labelled.label)) {
      const name = toName(labelled.value.split(/\s{2,}/)[0] ?? '', index);
      if (name) return name;
    }
  }
  const candidates = lines.flatMap((line, index) => {
    const name = toName(line.cells[0]?.split('|')[0] ?? '', index);
    if (!name || headingKind(line.text) || isPlace(line.text)) return [];
    const inAddress = countInAddress(name, email);
    if (inAddress === 0 && (index >= headLines || titleLikeness(line.text) > 0)) return [];
    return [{ name, score: inAddress * 10 - Math.min(index, headLines) }];
  });
  return candidates.toSorted((a, b) => b.score - a.score)[0]?.name ?? null;
}

function labelBeside({ cells: [label, value] }: Line) {
  return label && value ? { label: label.toLowerCase(), value } : undefined;
}

function toName(text: string, line: number): PersonName | null {
  const bare = stripTitles(text.replace(documentTitleBefore, ''));
  const words = bare.split(' ').filter((word) => word !== '');
  const isName =
    words.length > 0 &&
    words.length <= maxNameWords &&
    bare.length <= 60 &&
    words.every((word) => nameWord.test(word)) &&
    words.some((word) => word.length > 1) &&
    !isDocumentTitle(bare);
  if (!isName) return null;
  const spelled = words.map(spell);
  return { first: spelled.slice(0, Math.max(1, spelled.length - 1)).join(' '), last: spelled.length > 1 ? (spelled.at(-1) ?? null) : null, line };
}

/** `Dr. Bambang Setyo Nugroho, S.Kom., M.M.` → `Bambang Setyo Nugroho`. */
export function stripTitles(text: string): string {
  let bare = text.trim().replace(prefix, '').replace(/\s*\(.*\)$/, '');
  const end = suffix.exec(bare);
  if (end && end.index > 0) bare = bare.slice(0, end.index);
  return bare.replace(/[\s,]+$/, '');
}

/** Capitals are a matter of design, not of spelling. */
function spell(word: string): string {
  if (word.length < 2 || word !== word.toUpperCase() || /^\p{L}{1,3}\.$/u.test(word)) return word;
  return word.toLowerCase().replace(/(^|[-'])\p{L}/gu, (start) => start.toUpperCase());
}

function countInAddress({ first, last }: PersonName, email: string | null): number {
  const local = email?.split('@')[0]?.toLowerCase() ?? '';
  const words = `${first} ${last ?? ''}`.toLowerCase().split(/[\s.'-]+/);
  return words.filter((word) => word.length > 2 && local.includes(word)).length;
}
