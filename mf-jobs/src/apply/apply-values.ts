import type { NewApplication } from '@sabi/contracts/http/hiring/applications';
import { createUuid } from '@sabi/shell-sdk/http';

export interface ApplyValues {
  /** Id of the application: a part of the draft, so that the same one is sent again after a reload. */
  readonly id: string;
  /** Empty for the current one. */
  readonly cvId: string;
  readonly letter: string;
  /** A list and no object by question: drafts leave out keys that look like secrets. */
  readonly answers: NewApplication['answers'];
}

export const createValues = (): ApplyValues => ({ id: createUuid(), cvId: '', letter: '', answers: [] });

export const findAnswer = ({ answers }: ApplyValues, question: string): string =>
  answers.find((each) => each.question === question)?.answer ?? '';

export const setAnswer = ({ answers }: ApplyValues, question: string, answer: string) => ({
  answers: [...answers.filter((each) => each.question !== question), { question, answer }],
});

export function toApplication(
  values: ApplyValues,
  questions: readonly { readonly text: string }[],
): NewApplication {
  const { id, cvId, letter } = values;
  return {
    idempotency_key: id,
    ...(cvId && { resume_id: cvId }),
    ...(letter.trim() && { letter: letter.trim() }),
    answers: questions.map(({ text: question }) => ({
      question,
      answer: findAnswer(values, question).trim(),
    })),
  };
}
