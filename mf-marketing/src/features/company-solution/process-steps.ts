/** In the order a search goes through them. */
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
