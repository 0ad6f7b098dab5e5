import type { PostingRevision, SearchablePosting } from '../src/posting';

const surabaya = {
  code: '35.78',
  names: ['Surabaya', 'Jawa Timur'],
  point: { latitude: -7.26, longitude: 112.75 },
};

export const sidoarjo = {
  code: '35.15',
  names: ['Sidoarjo', 'Jawa Timur'],
  point: { latitude: -7.45, longitude: 112.72 },
};

/** A posting of an accountant in Surabaya, published now, with changes for a test. */
export function buildPosting(changes: Partial<SearchablePosting> = {}): SearchablePosting {
  return {
    id: 'posting-1',
    title: 'Accountant',
    skills: ['Excel'],
    companyId: 'company-1',
    companyName: 'PT Sinar Abadi',
    text: 'Close the books every month.',
    areas: [surabaya],
    mode: 'onsite',
    types: ['FULL_TIME'],
    level: 'middle',
    category: 'finance',
    postedAt: new Date(),
    trust: { isCompanyVerified: false, hasReplyBadge: false, riskScore: 0, hasUnansweredRecord: false },
    ...changes,
  };
}

export const revise = (changes: Partial<SearchablePosting>, revision = 1): PostingRevision => ({
  posting: buildPosting(changes),
  revision,
});
