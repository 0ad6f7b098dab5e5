import type { Section } from './section';
import type { Line } from './line';
import { isContactLine } from './contact';

export interface ColumnFollower {
  /** The section of a line at the start or continuation of a column; undefined where it is the previous section. */
  enter(line: Line, current: Section): Section['kind'] | undefined;
}

/** Tracks the section of each column: on the next page a column continues its own section, not that of the other column. */
export function followColumns(): ColumnFollower {
  const kinds = new Map<number, { kind: Section['kind']; page: number }>();
  let last: Line['place'] | undefined;
  return {
    enter: (line, current) => {
      const { page, column } = line.place;
      const previous = last;
      last = line.place;
      if (previous && previous.column > 0)
        kinds.set(previous.column, { kind: current.kind, page: previous.page });
      if (!previous || column === 0 || (previous.page === page && previous.column === column))
        return undefined;
      const before = kinds.get(column);
      if (before && before.page === page - 1 && before.kind !== current.kind) return before.kind;
      return current.lines.length > 0 && isContactLine(line.text) ? 'head' : undefined;
    },
  };
}
