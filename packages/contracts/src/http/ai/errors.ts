/** The texts of the specification, section 8: a problem's `detail` where nothing better is known. */
export const aiFaults = {
  cvTextTooShort: 'Please provide more detailed CV content',
  analysisFailed: 'Failed to analyze CV',
  noAnalysis: 'No analysis received from CV analyzer',
  consultationFailed: 'Failed to get AI consultation',
  noConsultation: 'No response received from AI consultant',
  unexpected: 'An unexpected error occurred',
} as const;
