import type { NewLetter } from '@sabi/contracts/http/hiring/applications';
import { type DraftForm, useDraftForm } from '@sabi/shell-sdk/drafts';
import { useLanguage } from '@sabi/shell-sdk/react';
import type { LetterText } from '../../letters/letter-fields';
import type { MovedCard } from './use-moves';

/** In place of the id of a template. */
export const ownText = 'own';

export interface LetterValues extends LetterText {
  /** Id of a template, `ownText`, or empty for no letter. */
  readonly choice: string;
}

/** The letter of a rejection; what was typed is kept for the same applications until it was sent. */
export function useRejectionLetter(cards: readonly MovedCard[]): DraftForm<LetterValues> {
  const language = useLanguage();
  return useDraftForm<LetterValues>(`reject-${cards.length}-${cards[0]?.application_id}`, {
    defaultValues: { choice: '', language, subject: '', text: '' },
  });
}

/** @returns null where a field has to be corrected, which then has the focus */
export async function readLetter({ handleSubmit }: DraftForm<LetterValues>): Promise<LetterValues | null> {
  let read: LetterValues | null = null;
  await handleSubmit((values) => {
    read = values;
  })();
  return read;
}

/** @returns undefined for no letter */
export function mailOf({ choice, language, subject, text }: LetterValues): NewLetter | undefined {
  if (choice === ownText) return { language, subject: subject.trim(), text: text.trim() };
  return choice ? { template_id: choice } : undefined;
}
