import type { Line } from './line';
import type { SectionKind } from './vocabulary/headings';

export interface Section {
  /** `head`: before the first heading. */
  readonly kind: SectionKind | 'head';
  readonly lines: Line[];
}

export function linesOf(sections: readonly Section[], ...kinds: Section['kind'][]): Line[] {
  return sections.filter(({ kind }) => kinds.includes(kind)).flatMap(({ lines }) => lines);
}
