/** When the promotion opens, in milliseconds. */
export const promoDelaysMs = {
  /** After the home page has loaded. */
  open: 60_000,
  /** Whenever the visitor is busy by then. */
  retry: 5000,
} as const;
