import type { PostingFinding } from '@sabi/contracts/http/hiring/posting';

export interface TextPart {
  /** Offset in the text. */
  readonly start: number;
  readonly text: string;
  readonly isFound: boolean;
}

/** Splits the text of a field at its findings; the first of overlapping ones counts. */
export function splitByFindings(
  text: string,
  field: string,
  findings: readonly PostingFinding[],
): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  const push = (end: number, isFound: boolean) => {
    if (end > at) parts.push({ start: at, text: text.slice(at, end), isFound });
    at = Math.max(at, end);
  };
  const ofField = findings.filter((finding) => finding.field === field);
  for (const { start, end } of ofField.toSorted((one, other) => one.start - other.start)) {
    if (start < at) continue;
    push(start, false);
    push(Math.min(end, text.length), true);
  }
  push(text.length, false);
  return parts;
}
