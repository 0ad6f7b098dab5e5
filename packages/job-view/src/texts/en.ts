/** Labels of a posting, wherever it is shown. */
export const en = {
  about: 'About the job',
  verified: 'Verified',
  partTime: 'part-time',
  place: {
    anywhere: 'Anywhere in Indonesia',
    unknown: 'Place not given',
    andMore: '{{name}} and {{count}} more',
  },
  mode: {
    onsite: 'On site',
    hybrid: 'Hybrid',
    remote: 'Remote',
  },
  contract: {
    pkwtt: 'Permanent',
    pkwt: 'Fixed term',
    daily: 'Paid by the day',
    intern: 'Internship',
    freelance: 'Freelance',
  },
  level: {
    intern: 'Intern',
    entry: 'Entry level',
    junior: 'Junior',
    mid: 'Mid level',
    senior: 'Senior',
    lead: 'Lead',
    manager: 'Manager',
    director: 'Director',
    executive: 'Executive',
  },
  pay: {
    title: 'Pay',
    perMonth: 'a month',
    gross: '{{pay}} a month before tax.',
    thr: 'Holiday allowance (THR)',
    bpjsKes: 'Health insurance (BPJS Kesehatan)',
    bpjsTk: 'Employment insurance (BPJS Ketenagakerjaan)',
  },
  facts: {
    title: 'At a glance',
    contract: 'Contract',
    mode: 'Work mode',
    level: 'Level',
    openings: 'Openings',
    places: 'Places',
    zone: 'Time zone',
  },
  requirements: {
    must: 'What you need',
    nice: 'Good to have',
  },
  process: {
    title: 'How the company chooses',
  },
};
