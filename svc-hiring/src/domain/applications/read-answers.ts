import type { NewApplication } from '@sabi/contracts/http/hiring/applications';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { AppError } from '@sabi/service-kit/errors';
import type { GivenAnswer } from './application';

type Question = Posting['questions'][number];

/**
 * The answers in the order of the posting's questions, found by their text: a posting that was changed meanwhile gets no
 * answer to another question.
 * @throws {AppError} ANSWER_MISSING with the question
 */
export function readAnswers(
  { questions }: Pick<Posting, 'questions'>,
  { answers }: Pick<NewApplication, 'answers'>,
): GivenAnswer[] {
  const given = new Map(answers.map(({ question, answer }) => [question, answer]));
  return questions.map((question) => {
    const answer = given.get(question.text);
    if (answer === undefined || !isOfKind(question, answer))
      throw new AppError('ANSWER_MISSING', { detail: question.text });
    return { question: question.text, answer, is_knock_out: answer === question.knock_out };
  });
}

function isOfKind({ kind }: Question, answer: string): boolean {
  switch (kind) {
    case 'text':
      return true;
    case 'yes_no':
      return answer === 'yes' || answer === 'no';
    case 'number':
      return /^-?\d{1,12}(?:[.,]\d{1,4})?$/.test(answer);
  }
}
