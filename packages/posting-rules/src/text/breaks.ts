export type Break = 'sentence' | 'segment' | undefined;

/** Abbreviations whose full stop ends no sentence. */
const abbreviations = new Set(
  'maks max min rp no jl jln dr st th thn tgl bln dll dsb dkk pt cv tbk a n u p d b hp wa telp tlp kab kec prov approx e g i vs mr mrs ms ext tel'.split(
    ' ',
  ),
);

/** Boundary between two tokens of a folded text: a sentence's end, a segment's, or none. */
export function breakBetween(text: string, end: number, start: number, before: string): Break {
  const gap = text.slice(end, Math.min(start, end + 40));
  if (start - end > 40) return 'sentence';
  if (/[!?;•●▪►✓✔→|]/u.test(gap) || /\n\s*[-–*]\s/.test(gap) || /\n\s{0,9}\n/.test(gap)) return 'sentence';
  if (/^[)"'\]]?\.(?:\s|$)/.test(gap) && !abbreviations.has(before)) return 'sentence';
  if (gap.includes('\n')) return isWrapped(text, end) ? undefined : 'sentence';
  return /[,:()/–—]|\s-\s/.test(gap) ? 'segment' : undefined;
}

/** A longer line ends at the margin, not with a sentence. */
const longLine = 60;

const isWrapped = (text: string, end: number) => end - text.lastIndexOf('\n', end - 1) > longLine;
