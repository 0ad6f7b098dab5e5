import { useCallback, useEffect, useEffectEvent } from 'react';
import { useSession } from '../react';
import { findDraft, removeDraft, saveDraft, toKept, visitor } from './draft-storage';

export interface Draft<Values> {
  save(values: Values): void;
  forget(): void;
}

/**
 * What somebody types, kept by form and account until it has been sent: it outlives a reload, a change of language, and a session
 * that ends. Never passwords, codes or files.
 * @param name of the form, one on the site
 * @param restore is given what was kept, once it is known whose it may be
 */
export function useDraft<Values extends object>(
  name: string,
  restore: (kept: Partial<Values>) => void,
): Draft<Values> {
  const session = useSession();
  const owner = session.status === 'signed-in' ? session.user.id : visitor;
  const isKnown = session.status !== 'unknown';
  const onFound = useEffectEvent(restore);
  useEffect(() => {
    const kept = isKnown && findDraft(owner, name);
    if (kept) onFound(kept as Partial<Values>);
  }, [isKnown, owner, name]);
  const save = useCallback((values: Values) => saveDraft(owner, name, toKept(values)), [owner, name]);
  const forget = useCallback(() => removeDraft(owner, name), [owner, name]);
  return { save, forget };
}
