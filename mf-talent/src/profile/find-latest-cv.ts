import type { FullProfile, Cv } from '@sabi/contracts/http/profile/profile';

/** The newest CV from the owner's view: one being parsed or unreadable, else the current one. */
export function findLatestCv({ resume: cv, incoming_resume }: FullProfile): Cv | null {
  return incoming_resume ?? cv;
}

export function hasEnded({ state }: Pick<Cv, 'state'>): boolean {
  return state === 'parsed' || state === 'failed';
}
