import { type AccountFailure, describeFailure } from '@sabi/shell-sdk/account';
import { RequestFailed } from '@sabi/shell-sdk/http';
import type { EditTask } from './edit-task';
import type { FieldValues, Saved } from './field-spec';
import { hasSameValues } from './merge';

export type Outcome =
  | { readonly kind: 'saved' }
  /** Another session has changed fields of the form. */
  | { readonly kind: 'conflict'; readonly theirs: Saved }
  | { readonly kind: 'gone' }
  | { readonly kind: 'full' }
  | { readonly kind: 'faults'; readonly names: readonly string[] }
  | { readonly kind: 'failed'; readonly failure: AccountFailure };

/** More conflicts than occur within one attempt. */
const maxAttempts = 4;

/** Saves against the current version, unless a field of the form has changed since it was opened. */
export async function saveTask(
  { fields, save, loadTheirs }: Pick<EditTask, 'fields' | 'save' | 'loadTheirs'>,
  mine: FieldValues,
  base: Saved,
): Promise<Outcome> {
  let { version } = base;
  try {
    for (let attempt = 0; attempt < maxAttempts; attempt += 1) {
      try {
        await save(mine, version);
        return { kind: 'saved' };
      } catch (error) {
        if (!isStale(error)) return describe(error);
      }
      const theirs = await loadTheirs();
      if (!theirs) return { kind: 'gone' };
      if (hasSameValues(fields, mine, theirs.fieldValues)) return { kind: 'saved' };
      if (!hasSameValues(fields, base.fieldValues, theirs.fieldValues)) return { kind: 'conflict', theirs };
      ({ version } = theirs);
    }
    return { kind: 'failed', failure: { kind: 'unavailable' } };
  } catch (error) {
    return describe(error);
  }
}

function isStale(error: unknown): boolean {
  const code = error instanceof RequestFailed ? error.code : undefined;
  return code === 'ENTRY_CHANGED' || code === 'PROFILE_CHANGED';
}

export function describe(error: unknown): Outcome {
  if (error instanceof RequestFailed) {
    if (error.code === 'ENTRY_NOT_FOUND') return { kind: 'gone' };
    if (error.code === 'ENTRY_LIMIT_REACHED') return { kind: 'full' };
    if (error.errors) return { kind: 'faults', names: Object.keys(error.errors) };
  }
  return { kind: 'failed', failure: describeFailure(error) };
}
