interface Claim {
  readonly value: number;
  /** Who stands behind the figure, and under which name. */
  readonly source: string;
}

/**
 * Every figure the pages claim about the business. Texts hold no figures of their own: they take them from here, so that
 * one promise reads the same wherever it is made.
 */
export const claims = {
  guaranteeDays: { value: 90, source: 'Terms of Executive Search: replacement guarantee' },
} as const satisfies Record<string, Claim>;
