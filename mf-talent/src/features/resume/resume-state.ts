import type { Resume } from '@sabi/contracts/http/profile';

export const stages = ['uploading', 'queued', 'reading', 'filling'] as const;
export type Stage = (typeof stages)[number];

/** From here on the text has been taken out of the file, and what it says goes into the profile. */
const fillingFromPercent = 40;

export function hasEnded({ state }: Pick<Resume, 'state'>): boolean {
  return state === 'parsed' || state === 'failed';
}

/** Where a job that has not ended stands, in the words the page has for it. */
export function findStage({ state, progress_percent }: Pick<Resume, 'state' | 'progress_percent'>): Stage {
  if (state !== 'parsing') return 'queued';
  return progress_percent < fillingFromPercent ? 'reading' : 'filling';
}
