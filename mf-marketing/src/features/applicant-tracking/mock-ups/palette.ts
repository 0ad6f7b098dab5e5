/** The product's colours for drawings of it; see the design tokens. */
export const palette = {
  paper: 'var(--color-surface)',
  ground: 'var(--color-surface-sunken)',
  line: 'var(--color-line)',
  ink: 'var(--color-text)',
  soft: 'var(--color-text-soft)',
  pale: 'var(--color-brand-100)',
  light: 'var(--color-brand-200)',
  bright: 'var(--color-brand-500)',
  strong: 'var(--color-brand-700)',
  deep: 'var(--color-brand-800)',
  good: 'var(--color-success-700)',
  goodPale: 'var(--color-success-50)',
} as const;
