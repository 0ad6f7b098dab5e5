/** How long a pointer rests before a tooltip opens, in milliseconds. */
export const tooltipDelaysMs = {
  /** On the first thing it rests on. */
  open: 700,
  /** This soon after one has closed, the next opens at once. */
  skip: 300,
} as const;
