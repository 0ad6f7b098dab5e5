import type { DocumentLine } from '@sabi/cv-rules/document-text';
import { headingKind } from '@sabi/cv-rules/sections';
import type { UnassignedLine } from '@sabi/cv-rules/unassigned';
import { type SearchableLine, toSearchableLines } from '../evidence/searchable-lines';

/** What the rules read, and from what. */
export interface RulesReading {
  readonly lines: readonly DocumentLine[];
  readonly unassigned: readonly UnassignedLine[];
  /** From a scan, by optical character recognition. */
  readonly isRecognised: boolean;
}

/** Properties of a document on which every confidence of its values depends. */
export interface DocumentFacts {
  readonly lines: readonly DocumentLine[];
  readonly searchable: readonly SearchableLine[];
  /** By line: the kind of the last heading of a known name up to it. */
  readonly headings: readonly (ReturnType<typeof headingKind> | null)[];
  /** Indices of lines that no value holds. */
  readonly unassigned: ReadonlySet<number>;
  readonly unassignedCount: number;
  readonly isRecognised: boolean;
  readonly hasColumns: boolean;
  /** Whether the document says how its lines look. */
  readonly hasLooks: boolean;
}

/** @param searchable the lines of the document, where they are searched for other things too */
export function describeDocument(
  reading: RulesReading,
  searchable: readonly SearchableLine[] = toSearchableLines(reading.lines.map(({ text }) => text)),
): DocumentFacts {
  const { lines, unassigned } = reading;
  const texts = new Set(unassigned.map(({ text }) => text));
  let last: DocumentFacts['headings'][number] = null;
  return {
    lines,
    searchable,
    headings: lines.map(({ text }) => (last = headingKind(text) ?? last)),
    unassigned: new Set(lines.flatMap(({ text }, index) => (texts.has(text) ? [index] : []))),
    unassignedCount: unassigned.length,
    isRecognised: reading.isRecognised,
    hasColumns: lines.some(({ column }) => column > 0),
    hasLooks: lines.some(({ size, isStrong }) => size !== 1 || isStrong),
  };
}
