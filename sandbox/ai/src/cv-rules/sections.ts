import { readLabel } from './labels';
import type { Line } from './text-lines';
import { isTableHeader } from './tables';
import { documentTitles, lettersOf, type SectionKind, sectionKinds } from './vocabulary/headings';

export interface Section {
  /** `head` is what stands before the first heading. */
  readonly kind: SectionKind | 'head';
  readonly lines: Line[];
}

const longestHeading = 48;
const numbering = /^(?:[A-Z]|[IVX]{1,4}|\d{1,2})[.)]\s+/;
const conjunction = /\s*(?:&|\/|,|\+|\band\b|\bdan\b)\s*/i;
/** Lists in which a heading with a colon is a label for one line and not the end of the list. */
const listKinds: ReadonlySet<Section['kind']> = new Set(['skills', 'languages', 'certifications']);
/** Headings that also are labels for one value in somebody's personal data. */
const openWithColon: ReadonlySet<SectionKind> = new Set(['summary', 'work', 'education', 'skills', 'languages', 'certifications']);

/**
 * The lines of a CV by what they are about, in the order of the document.
 * @param nameLine index of the line with the person's name: what stands under it belongs to the head of the CV, even
 *   where a sidebar was read before it
 */
export function toSections(lines: readonly Line[], nameLine?: number): Section[] {
  const sections: Section[] = [{ kind: 'head', lines: [] }];
  const name = lines[nameLine ?? -1];
  for (const line of lines) {
    if (line === name) {
      sections.push({ kind: 'head', lines: [] });
      continue;
    }
    // Printed again on every page.
    if (name && line.text === name.text) continue;
    const heading = readHeading(line);
    const current = sections.at(-1);
    if (!heading || !current) current?.lines.push(line);
    else if (!heading.rest) sections.push({ kind: heading.kind, lines: [] });
    else if (listKinds.has(current.kind)) {
      // `Languages: …` among skills: one line of another section, then the list goes on.
      sections.push({ kind: heading.kind, lines: [heading.rest] }, { kind: current.kind, lines: [] });
    } else sections.push({ kind: heading.kind, lines: [heading.rest] });
  }
  return sections.filter(({ kind, lines: content }) => kind === 'head' || content.length > 0);
}

/** All lines of the sections of a kind. */
export function linesOf(sections: readonly Section[], ...kinds: Section['kind'][]): Line[] {
  return sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);
}

export function headingKind(text: string): SectionKind | undefined {
  const plain = text.replace(numbering, '').replace(/\s*[:：]$/, '');
  if (plain.length > longestHeading || /[\d@]/.test(plain) || /[.;!?]$/.test(plain)) return undefined;
  const whole = sectionKinds.get(lettersOf(plain));
  if (whole) return whole;
  const kinds = plain.split(conjunction).map((part) => sectionKinds.get(lettersOf(part)));
  if (kinds.length < 2 || kinds.length > 3 || kinds.includes(undefined)) return undefined;
  return kinds.find((kind) => kind !== 'other') ?? 'other';
}

function readHeading(line: Line): { kind: SectionKind; rest?: Line } | undefined {
  const [first = '', ...rest] = line.cells;
  if (line.marker === 'bullet' || isTableHeader(line)) return undefined;
  if (rest.length === 0) {
    const kind = headingKind(first);
    if (kind) return { kind };
    const labelled = readLabel(first);
    const labelKind = labelled?.value ? headingKind(labelled.label) : undefined;
    if (!labelled || !labelKind || !openWithColon.has(labelKind)) return undefined;
    return { kind: labelKind, rest: { ...line, marker: null, text: labelled.value, cells: [labelled.value] } };
  }
  const kind = headingKind(first);
  // A heading beside its content; two languages or skills beside each other are none.
  if (!kind || first !== first.toUpperCase()) return undefined;
  return { kind, rest: { ...line, text: rest.join(' '), cells: rest } };
}

export function isDocumentTitle(text: string): boolean {
  return documentTitles.has(lettersOf(text));
}
