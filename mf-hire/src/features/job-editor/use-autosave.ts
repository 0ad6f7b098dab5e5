import { useDraft } from '@sabi/shell-sdk/drafts';
import { useOnReconnect } from '@sabi/ui/network';
import { useEffect, useEffectEvent } from 'react';
import { useEditor } from './editor-store';
import { type EditorValues, withNewIds } from './editor-values';
import { toPosting } from './to-posting';

const saveAfterMs = 1200;
const checkAfterMs = 700;

interface KeptValues {
  values: EditorValues;
  version: number;
}

/**
 * Saves a draft automatically. A job that is public or awaits a decision is saved by its button only, as its changes take effect
 * at once. Unsaved input is also stored in this browser.
 */
export function useAutosave(): void {
  const values = useEditor((state) => state.values);
  const saveState = useEditor((state) => state.saveState);
  const isDraft = useEditor((state) => state.job.state === 'draft');
  const { job_id: jobId, version } = useEditor((state) => state.job);
  const save = useEditor((state) => state.save);
  const restore = useEditor((state) => state.restore);
  const { save: keep, forget } = useDraft<KeptValues>(`job-${jobId}`, (kept) => {
    if (kept.values && kept.version) restore(withNewIds(kept.values), kept.version);
  });
  useEffect(() => {
    if (saveState === 'saved') forget();
    else keep({ values, version });
  }, [saveState, values, version, keep, forget]);
  useEffect(() => {
    if (!isDraft || saveState !== 'changed') return undefined;
    const timer = setTimeout(() => void save(), saveAfterMs);
    return () => clearTimeout(timer);
  }, [isDraft, saveState, values, save]);
  const saveBeforeLeaving = useEffectEvent(() => {
    if (isDraft && saveState === 'changed') void save();
  });
  useEffect(() => () => saveBeforeLeaving(), []);
  useOnReconnect(() => isDraft && saveState === 'failed' && void save());
}

/** Checks the input against the rules, shortly after the last key. */
export function useChecking(): void {
  const values = useEditor((state) => state.values);
  const check = useEditor((state) => state.check);
  useEffect(() => {
    if (!toPosting(values)) return undefined;
    const timer = setTimeout(() => void check(), checkAfterMs);
    return () => clearTimeout(timer);
  }, [values, check]);
}
