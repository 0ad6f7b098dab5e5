import { letterPlaceholders, type LetterPlaceholder } from '@sabi/contracts/hiring/application-terms';
import { letterSubjectMaxLength } from '@sabi/contracts/hiring/field-limits';
import { toLine } from '@sabi/contracts/profile/entry-rules';
import { AppError } from '@sabi/service-kit/errors';
import type { TemplateContent } from './letter-template';

type Text = Pick<TemplateContent, 'language' | 'subject' | 'text'>;

const inBraces = /\{([^{}]*)\}/g;

/** @throws {AppError} REQUEST_INVALID for a placeholder that is not known */
export function assertPlaceholdersKnown(template: Pick<Text, 'subject' | 'text'>): void {
  const errors: Record<string, string[]> = {};
  for (const field of ['subject', 'text'] as const) {
    const unknown = [...template[field].matchAll(inBraces)]
      .map(([found, name = '']) => ({ found, name }))
      .filter(({ name }) => !letterPlaceholders.includes(name as LetterPlaceholder));
    if (unknown.length > 0) errors[field] = unknown.map(({ found }) => `Unknown placeholder ${found}`);
  }
  if (Object.keys(errors).length > 0) throw new AppError('REQUEST_INVALID', { errors });
}

/** Values are inserted as they are, and what looks like a placeholder in one stays so; the subject remains one line. */
export function renderLetter(
  { language, subject, text }: Text,
  values: Readonly<Record<LetterPlaceholder, string>>,
): Text {
  const fill = (template: string, toValue: (value: string) => string) =>
    template.replaceAll(inBraces, (found, name: LetterPlaceholder) =>
      letterPlaceholders.includes(name) ? toValue(values[name]) : found,
    );
  return {
    language,
    subject: fill(subject, toLine).slice(0, letterSubjectMaxLength),
    text: fill(text, (value) => value),
  };
}
