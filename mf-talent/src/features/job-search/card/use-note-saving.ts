import type { JobSearchCardDetail, JobSearchNote } from '@sabi/contracts/http/hiring/job-search';
import { useShell } from '@sabi/shell-sdk/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { fetchCard, putNote } from '../job-search-calls';
import { boardKey, cardKey } from '../job-search-queries';
import { hasCode } from '../use-failure-text';

/** Stores the note of a card; a conflict loads what is stored instead. */
export function useNoteSaving(cardId: string) {
  const { fetch } = useShell();
  const queryClient = useQueryClient();
  const [other, setOther] = useState<JobSearchNote | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const [isSaved, setSaved] = useState(false);

  const showConflict = async () => {
    try {
      setOther((await fetchCard(fetch, cardId)).note);
    } catch (error) {
      setFailure(error);
    }
  };

  /** @returns null when it was not stored */
  const save = async (values: { text: string; version: number }): Promise<JobSearchNote | null> => {
    setFailure(null);
    setSaved(false);
    try {
      const stored = await putNote(fetch, cardId, values);
      queryClient.setQueryData<JobSearchCardDetail>(
        cardKey(cardId),
        (card) => card && { ...card, has_note: stored.text !== '', note: stored },
      );
      setOther(null);
      setSaved(true);
      void queryClient.invalidateQueries({ queryKey: boardKey });
      return stored;
    } catch (error) {
      if (hasCode(error, 'NOTE_CHANGED')) await showConflict();
      else setFailure(error);
      return null;
    }
  };
  return { save, other, forgetOther: () => setOther(null), failure, isSaved };
}
