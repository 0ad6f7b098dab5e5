import type { ApplicationMatch } from '@sabi/contracts/http/hiring/application-match';
import { matchPosting } from '@sabi/job-match/match-posting';
import type { AskedMatch } from '@sabi/job-match/posting/posting-match';
import { monthOf } from '@sabi/service-kit/jakarta-time';
import type { StoredJob } from '../jobs/job';
import type { TalentCard } from './talent-cards';

interface MatchInput {
  readonly posting: StoredJob['posting'];
  readonly card: Pick<TalentCard, 'summary' | 'lists'>;
  readonly now: Date;
}

/**
 * The requirements of a posting with a profile, each with the line that shows it. Without a score: it informs both sides, and
 * neither rejects nor orders anybody. What no profile can show, such as an age, is left out.
 */
export function matchApplication({ posting, card: { summary, lists }, now }: MatchInput): ApplicationMatch {
  const { version, requirements } = matchPosting(
    posting,
    { personal_summary: summary, ...lists },
    { asOf: monthOf(now) },
  );
  return {
    version,
    requirements: requirements
      .filter(({ asked }) => asked.length > 0)
      .map(({ text, must, state, asked }) => ({ text, must, state, asked: asked.map(viewAsked) })),
  };
}

const viewAsked = ({
  words,
  state,
  quote,
}: AskedMatch): ApplicationMatch['requirements'][number]['asked'][number] => ({
  words,
  state,
  quote: quote && { text: quote.text, word: quote.word },
});
