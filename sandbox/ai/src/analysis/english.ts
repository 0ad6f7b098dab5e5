import type { AnalysisTexts } from './analysis-texts';

export const english: AnalysisTexts = {
  headings: {
    impression: 'First impression',
    strengths: 'Strengths',
    improve: 'What to improve',
    next: 'Next steps',
  },
  impression: ({ words, jobs, skills, languages, latestJob }) =>
    [
      `Your CV has about ${words} words and shows ${count(jobs, 'position')}, ${count(skills, 'skill')} and ${count(languages, 'language')}.`,
      latestJob
        ? `A recruiter will first read "${latestJob.title}" at ${latestJob.company} and ask what you achieved there.`
        : 'A recruiter looks for work experience first and finds none that is clearly set out.',
    ].join(' '),
  good: {
    contact: 'Email and phone number are easy to find, so nobody has to search for a way to reach you.',
    summary: 'A summary at the top says who you are before the details begin.',
    experience: 'Your work experience is set out clearly enough for recruiting software to read it.',
    dates: 'Every position has its dates, so your path can be followed without questions.',
    results: 'Some of your duties name figures. That is what makes a claim believable.',
    skills: 'Your skills are listed one by one, so a search for them finds you.',
    education: 'Your education is stated and can be checked.',
    length: 'The length is right: everything a first reader needs, and not more.',
    privacy: 'You keep private details out, which protects you and keeps the focus on your work.',
  },
  better: {
    contact: 'Put an email address and a phone number right under your name.',
    summary:
      'Begin with a summary of two or three sentences: what you do, for how long, and what you look for.',
    experience:
      'List your work, internships or projects: position, company, dates, and two or three results for each.',
    dates: 'Give month and year for every position. A gap is less of a question than a missing date.',
    results:
      'Say what came of your work. Figures such as amounts, times and percentages convince at a glance.',
    skills: 'List at least five skills and tools by the names job posts use.',
    education: 'Add your education with institution, field and year, even when it was some time ago.',
    length: 'Aim for 150 to 900 words: one page for a fresh graduate, two for long experience.',
    privacy:
      'Take out private details such as religion, marital status, date of birth or identity number. They do not help you and may be misused.',
  },
  rewriteDuty: (duty) =>
    `Instead of "${duty}", write what you did, how much of it, and what changed because of it.`,
  nothingGood: 'There is a start to build on. The points below are the quickest ways to make it stronger.',
  nothingToImprove: 'Nothing important is missing. Now fit the wording to each job you apply for.',
  next: [
    'Mend the first point above today; it takes the least time.',
    'Compare your skills with three job posts you like and use their words where they are true.',
    'Ask somebody who hires to read the new version.',
  ],
};

function count(number: number, noun: string): string {
  return `${number || 'no'} ${noun}${number === 1 ? '' : 's'}`;
}
