import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { checkPosting, type Posting as CheckedPosting } from '@sabi/posting-rules';
import type { PostingRules } from '../domain/posting-rules/posting-rules';

export const postingRules: PostingRules = {
  check: (posting, { company, ...sender }) => {
    const { verdict, score, findings, version } = checkPosting(toCheckedPosting(posting, company), sender);
    return { verdict, score, findings: [...findings], version };
  },
};

const toCheckedPosting = (posting: Posting, company: string): CheckedPosting => ({
  title: posting.title,
  text: posting.text,
  company,
  language: posting.language,
  areas: posting.areas,
  part_time: posting.part_time,
  pay: posting.pay,
  requirements: posting.requirements.map(({ text }) => text),
  questions: posting.questions.map(({ text }) => text),
  ...(posting.mode && { mode: posting.mode }),
  ...(posting.contract && { contract: posting.contract }),
  ...(posting.level && { level: posting.level }),
  ...(posting.category && { category: posting.category }),
});
