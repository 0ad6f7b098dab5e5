/** Suggested categories; the board accepts any. */
export const jobCategories = [
  'administration',
  'agriculture',
  'construction',
  'creative',
  'education',
  'energy',
  'finance',
  'health',
  'hospitality',
  'logistics',
  'manufacturing',
  'retail',
  'technology',
] as const;
