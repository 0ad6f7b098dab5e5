/** Hover time before a tooltip opens, in milliseconds. */
export const tooltipDelaysMs = {
  /** For the first tooltip. */
  open: 700,
  /** Within this time after closing one, the next opens at once. */
  skip: 300,
} as const;
