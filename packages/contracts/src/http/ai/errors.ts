/** Texts of the specification, section 8: a problem's `detail` by default. */
export const aiFaults = {
  cvTextTooShort: 'Please provide more detailed CV content',
  analysisFailed: 'Failed to analyze CV',
  noAnalysis: 'No analysis received from CV analyzer',
  consultationFailed: 'Failed to get AI consultation',
  noConsultation: 'No response received from AI consultant',
  unexpected: 'An unexpected error occurred',
} as const;
