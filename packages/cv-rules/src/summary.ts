import { isContactLine } from './contact';
import { linesOf, type Section } from './section';
import { glue, joinWrapped } from './wrapped-lines';

/** Shorter texts at the head of a CV are headlines and addresses. */
const shortestParagraph = 80;

/** The summary section, or a paragraph under the name. */
export function findSummary(sections: readonly Section[]): string | null {
  const lines = linesOf(sections, 'summary').map(({ text }) => text);
  if (lines.length > 0) return lines.reduce(glue);
  const head = joinWrapped(linesOf(sections, 'head').filter(({ text }) => !isContactLine(text)));
  return head.find((text) => text.length >= shortestParagraph && /[.!?]$/.test(text)) ?? null;
}
