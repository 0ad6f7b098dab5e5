import type { Job } from '@sabi/contracts/http/hiring/jobs';
import type { Lint, Posting } from '@sabi/contracts/http/hiring/posting';
import { createStoreContext } from '@sabi/shell-sdk/react';
import { createStore } from 'zustand/vanilla';
import { hasCode } from '../../failures/use-failure-text';
import { type EditorValues, toValues } from './editor-values';
import {
  findMissing,
  isSamePosting,
  type NeededField,
  type StoredRows,
  storedRows,
  toPosting,
} from './to-posting';

/** Calls of svc-hiring for the job. @throws {RequestFailed} */
export interface EditorCalls {
  load(): Promise<Job>;
  save(version: number, posting: Posting): Promise<Job>;
  lint(posting: Posting): Promise<Lint>;
  publish(step: 'publish' | 'approve', version: number): Promise<Job>;
}

/** `changed`: unsaved. `conflict`: another member has saved meanwhile, and the user has to choose. */
export type SaveState = 'saved' | 'changed' | 'saving' | 'failed' | 'conflict';

/** Results of the rules for a posting and its lines. */
export interface Checked {
  readonly posting: Posting;
  readonly rows: StoredRows;
  readonly result: Lint;
}

/** Why a posting was not published. */
export type Obstacle =
  | { readonly kind: 'missing'; readonly fields: readonly NeededField[] }
  | { readonly kind: 'blocked' }
  | { readonly kind: 'failed'; readonly error: unknown };

export interface EditorState {
  /** The latest answer of svc-hiring. */
  readonly job: Job;
  readonly values: EditorValues;
  readonly saveState: SaveState;
  readonly saveError: unknown;
  readonly savedAt: Date | null;
  /** The job as saved by another member. */
  readonly theirs: Job | null;
  /** The user's values that were replaced by another member's. */
  readonly replaced: EditorValues | null;
  readonly checked: Checked | null;
  readonly obstacle: Obstacle | null;
  readonly isPublishing: boolean;
  change(values: Partial<EditorValues>): void;
  /** Restores input from before a reload, with the version it was based on. */
  restore(values: EditorValues, version: number): void;
  /** Saves until the current values are stored. @returns whether they are */
  save(): Promise<boolean>;
  check(): Promise<void>;
  /** @returns the job once it is published or waits to be; null where an obstacle was found */
  publish(step: 'publish' | 'approve'): Promise<Job | null>;
  keepMine(): Promise<boolean>;
  takeTheirs(): void;
  bringBackMine(): void;
}

type SetState = (state: Partial<EditorState>) => void;
type GetState = () => EditorState;

/** State of the edited job, one store per editor. */
export function createEditorStore(job: Job, calls: EditorCalls) {
  return createStore<EditorState>()((set, get) => ({
    job,
    values: toValues(job.posting),
    saveState: 'saved',
    saveError: null,
    savedAt: null,
    theirs: null,
    replaced: null,
    checked: null,
    obstacle: null,
    isPublishing: false,
    change: (values) =>
      set({
        values: { ...get().values, ...values },
        obstacle: null,
        saveState: get().saveState === 'conflict' ? 'conflict' : 'changed',
      }),
    restore: (values, version) => set({ values, job: { ...get().job, version }, saveState: 'changed' }),
    save: createSaving(set, get, calls),
    check: createChecking(set, get, calls),
    publish: createPublishing(set, get, calls),
    ...createResolution(set, get),
  }));
}

export const [EditorContext, useEditor] = createStoreContext<EditorState>('JobEditor');

/** One request at a time, as each needs the version of the one before. */
function createSaving(set: SetState, get: GetState, calls: EditorCalls): EditorState['save'] {
  let running: Promise<boolean> | null = null;

  const saveOnce = async (): Promise<'done' | 'again' | 'stopped'> => {
    const { values, job } = get();
    const posting = toPosting(values);
    if (!posting) return 'stopped';
    if (isSamePosting(posting, job.posting)) {
      set({ saveState: 'saved', saveError: null });
      return 'done';
    }
    set({ saveState: 'saving', saveError: null });
    try {
      const saved = await calls.save(job.version, posting);
      // Values changed meanwhile are saved next. Compared by identity, as an answer may be worded differently.
      const isLast = get().values === values;
      set({ job: saved, savedAt: new Date(), saveState: isLast ? 'saved' : 'changed' });
      return isLast ? 'done' : 'again';
    } catch (error) {
      return handleSaveFailure(error, posting);
    }
  };

  const handleSaveFailure = async (error: unknown, posting: Posting): Promise<'again' | 'stopped'> => {
    if (hasCode(error, 'JOB_CHANGED')) {
      const theirs = await calls.load().catch(() => null);
      // No conflict: an own save whose answer was lost, or a change of state without one of the text.
      const isHarmless =
        theirs && [posting, get().job.posting].some((known) => isSamePosting(theirs.posting, known));
      if (isHarmless) set({ job: theirs });
      else set(theirs ? { theirs, saveState: 'conflict' } : { saveState: 'failed', saveError: error });
      return isHarmless ? 'again' : 'stopped';
    }
    set({ saveState: 'failed', saveError: error });
    if (hasCode(error, 'POSTING_BLOCKED')) {
      await get().check();
      set({ obstacle: { kind: 'blocked' } });
    }
    return 'stopped';
  };

  const saveAll = async () => {
    let outcome = await saveOnce();
    while (outcome === 'again') outcome = await saveOnce();
    return outcome === 'done';
  };

  return async () => {
    if (get().theirs) return false;
    while (running) await running;
    running = saveAll().finally(() => {
      running = null;
    });
    return running;
  };
}

function createChecking(set: SetState, get: GetState, calls: EditorCalls): EditorState['check'] {
  return async () => {
    const { values, checked } = get();
    const posting = toPosting(values);
    if (!posting || isSamePosting(posting, checked?.posting ?? null)) return;
    try {
      const result = await calls.lint(posting);
      // Ignores the answer for an older text.
      if (isSamePosting(posting, toPosting(get().values)))
        set({ checked: { posting, rows: storedRows(get().values), result } });
    } catch {
      return; // the next change checks again; svc-hiring checks at publication anyway
    }
  };
}

function createPublishing(set: SetState, get: GetState, calls: EditorCalls): EditorState['publish'] {
  const isBlocked = () =>
    get().checked?.result.verdict === 'block' &&
    isSamePosting(get().checked?.posting ?? null, toPosting(get().values));

  /** Another member may have changed the job: reloads it. */
  const handleRefusal = async (error: unknown): Promise<Obstacle | null> => {
    if (hasCode(error, 'JOB_CHANGED') || hasCode(error, 'JOB_STATE_UNFIT')) {
      const theirs = await calls.load().catch(() => null);
      if (theirs && !isSamePosting(theirs.posting, get().job.posting)) {
        set({ theirs, saveState: 'conflict' });
        return null;
      }
      if (theirs) set({ job: theirs });
    }
    return { kind: 'failed', error };
  };

  const attempt = async (step: 'publish' | 'approve'): Promise<Job | Obstacle | null> => {
    const fields = findMissing(get().values);
    if (fields.length > 0) return { kind: 'missing', fields };
    const [isSaved] = await Promise.all([get().save(), get().check()]);
    if (isBlocked()) return { kind: 'blocked' };
    if (!isSaved) return null;
    try {
      return await calls.publish(step, get().job.version);
    } catch (error) {
      if (!hasCode(error, 'POSTING_BLOCKED')) return handleRefusal(error);
      await get().check();
      return { kind: 'blocked' };
    }
  };

  return async (step) => {
    set({ isPublishing: true, obstacle: null });
    const outcome = await attempt(step);
    const isJob = outcome !== null && 'job_id' in outcome;
    set({ isPublishing: false, ...(isJob ? { job: outcome } : { obstacle: outcome }) });
    return isJob ? outcome : null;
  };
}

function createResolution(
  set: SetState,
  get: GetState,
): Pick<EditorState, 'keepMine' | 'takeTheirs' | 'bringBackMine'> {
  return {
    keepMine: () => {
      const { theirs, job } = get();
      set({ job: theirs ?? job, theirs: null, saveState: 'changed' });
      return get().save();
    },
    takeTheirs: () => {
      const { theirs, values } = get();
      if (!theirs) return;
      const taken = toValues(theirs.posting);
      set({ job: theirs, theirs: null, values: taken, replaced: values, saveState: 'saved' });
    },
    bringBackMine: () => {
      const { replaced } = get();
      if (replaced) set({ values: replaced, replaced: null, saveState: 'changed' });
    },
  };
}
