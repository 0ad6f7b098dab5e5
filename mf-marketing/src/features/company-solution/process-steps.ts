/** Steps of a search, in order. */
export const processSteps = [
  'discovery',
  'headhunting',
  'screening',
  'assessment',
  'psychologicalTest',
  'report',
  'verification',
  'negotiation',
  'onboarding',
] as const;
