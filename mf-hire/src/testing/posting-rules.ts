// The real rules, for tests only: pages get their findings from svc-hiring.
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { checkPosting } from '@sabi/posting-rules';

export { blockingRules } from '@sabi/posting-rules';

/** Called as svc-hiring does, without facts of the sender. */
export const checkByRules = ({ requirements, questions, title, language, text, pay }: Posting) =>
  checkPosting({
    ...{ title, language, text, pay },
    requirements: requirements.map((line) => line.text),
    questions: questions.map((line) => line.text),
  });
