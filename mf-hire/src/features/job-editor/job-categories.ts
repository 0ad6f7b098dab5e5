/** Fields of work to choose from; the board takes any. */
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
