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
    basic: 'This is a basic analysis: our rules alone have read your CV, without the AI’s explanations.',
  },
  report: {
    score: 'Score: {{score}} of 100',
    points: '{{points}} of {{max}}',
    line: 'Line {{line}}',
    nothing: 'Our rules found nothing to improve. Tailor the wording to each job you apply for.',
    hidden:
      'Letters in the document that nobody sees: {{count}}. They count for nothing here, and recruiters may take them for a trick.',
    severities: { high: 'Fix first', medium: 'Worth improving', low: 'Final polish' },
    sections: {
      contact: 'Contact',
      structure: 'Structure',
      history: 'Dates and career',
      wording: 'Wording',
      privacy: 'Private data',
    },
  },
};
