/** The measurement of one page, or the median of several. */
export interface PageFigures {
  /** Scores out of 100. */
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly largestContentfulPaintMs: number;
  readonly layoutShift: number;
  /** Transferred bytes, without headers. */
  readonly scriptBytes: number;
}

interface Budget {
  readonly figure: keyof PageFigures;
  readonly label: string;
  readonly describe: (value: number) => string;
  /** @param path of the page, with its language */
  readonly isKept: (value: number, path: string) => boolean;
}

const score = (figure: keyof PageFigures, label: string, least: number): Budget => ({
  figure,
  label,
  describe: (value) => value.toFixed(0),
  isKept: (value) => value >= least,
});

const isOnBoard = (path: string) => /^(\/id)?\/(jobs|companies)\b/.test(path);

/** Budgets of every public page, in the order of the table. */
export const budgets: readonly Budget[] = [
  score('performance', 'performance', 95),
  score('accessibility', 'accessibility', 100),
  score('bestPractices', 'best practices', 100),
  score('seo', 'SEO', 100),
  {
    figure: 'largestContentfulPaintMs',
    label: 'LCP',
    describe: (value) => `${value.toFixed(0)} ms`,
    isKept: (value) => value < 1650, // 1.6 s, rounded
  },
  {
    figure: 'layoutShift',
    label: 'CLS',
    describe: (value) => value.toFixed(3),
    isKept: (value) => value < 0.02,
  },
  {
    figure: 'scriptBytes',
    label: 'script',
    describe: (value) => `${(value / 1000).toFixed(1)} kB`,
    // The build's budgets: 112 for the shell, 54 for a page, 4 for the reporter. The job board promises less.
    isKept: (value, path) => value <= (isOnBoard(path) ? 150_000 : 170_000),
  },
];
