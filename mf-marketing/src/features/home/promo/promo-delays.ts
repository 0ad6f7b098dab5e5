/** Delays of the promotion, in milliseconds. */
export const promoDelaysMs = {
  /** After the home page has loaded. */
  open: 60_000,
  /** Before a retry while the visitor is busy. */
  retry: 5000,
} as const;
