import type { ApplicationForm } from '@sabi/contracts/http/hiring/applications';

/** Keys of the texts, by question. */
export type Faults = Readonly<Partial<Record<string, 'missing' | 'notNumber'>>>;

/** As svc-hiring reads numbers. */
const numberPattern = /^-?\d{1,12}(?:[.,]\d{1,4})?$/;

export function findFaults(
  questions: ApplicationForm['questions'],
  answerTo: (question: string) => string,
): Faults {
  return Object.fromEntries(
    questions.flatMap(({ text, kind }): [string, 'missing' | 'notNumber'][] => {
      const answer = answerTo(text).trim();
      if (!answer) return [[text, 'missing']];
      return kind === 'number' && !numberPattern.test(answer) ? [[text, 'notNumber']] : [];
    }),
  );
}
