import type { FullProfile, Cv } from '@sabi/contracts/http/profile/profile';

/** The CV that was sent last, as far as its owner is concerned: one that is being read or could not be, else the current one. */
export function findLatestCv({ resume: cv, incoming_resume }: FullProfile): Cv | null {
  return incoming_resume ?? cv;
}

export function hasEnded({ state }: Pick<Cv, 'state'>): boolean {
  return state === 'parsed' || state === 'failed';
}
