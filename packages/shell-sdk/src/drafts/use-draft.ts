import { useCallback, useEffect, useEffectEvent } from 'react';
import { useSession } from '../react';
import { findDraft, removeDraft, saveDraft, serializeDraft, visitor } from './draft-storage';

export interface Draft<Values> {
  save(values: Values): void;
  forget(): void;
}

/**
 * Stores a form's input by form and account until it was sent, across a reload, a change of language and the end of a
 * session. Never passwords, codes or files.
 * @param name of the form, unique on the site
 * @param restore gets the stored values once the owner is known
 */
export function useDraft<Values extends object>(
  name: string,
  restore: (stored: Partial<Values>) => void,
): Draft<Values> {
  const session = useSession();
  const owner = session.status === 'signed-in' ? session.user.id : visitor;
  const isKnown = session.status !== 'unknown';
  const onFound = useEffectEvent(restore);
  useEffect(() => {
    const stored = isKnown && findDraft(owner, name);
    if (stored) onFound(stored as Partial<Values>);
  }, [isKnown, owner, name]);
  const save = useCallback((values: Values) => saveDraft(owner, name, serializeDraft(values)), [owner, name]);
  const forget = useCallback(() => removeDraft(owner, name), [owner, name]);
  return { save, forget };
}
