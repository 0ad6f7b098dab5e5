export const en = {
  faults: {
    type: 'Please upload a PDF, Word document, or text file.',
    size: 'File size must be less than 10MB',
    short: 'Please provide more detailed CV content',
    long: 'Please shorten the text to {{max}} characters',
    failed: 'Failed to analyze CV',
    limited:
      'Failed to analyze CV: the free analyses are used up for now. Please try again later, or sign up.',
    noAnswer: 'No analysis received from CV analyzer',
    unexpected: 'An unexpected error occurred',
  },
  result: {
    title: 'Your CV analysis',
    none: 'No analysis available.',
    signUp: 'Sign Up to View Full Analysis',
    more: 'There is more: sign up, and the whole analysis opens without another upload.',
    close: 'Close',
  },
};
