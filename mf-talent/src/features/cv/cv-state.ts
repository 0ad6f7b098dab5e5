import type { FullProfile, Cv } from '@sabi/contracts/http/profile/profile';

export const stages = ['uploading', 'queued', 'reading', 'filling'] as const;
export type Stage = (typeof stages)[number];

/** From this progress on the text is extracted, and the profile is being filled. */
const fillingFromPercent = 40;

/** The profile with the new state of one of its CVs; unchanged without that CV. */
export function withNews(full: FullProfile, news: Cv): FullProfile {
  if (full.incoming_resume?.id === news.id) return { ...full, incoming_resume: news };
  return full.resume?.id === news.id ? { ...full, resume: news } : full;
}

/** Stage of a CV that is being parsed, by the key of its text. */
export function findStage({ state, progress_percent }: Pick<Cv, 'state' | 'progress_percent'>): Stage {
  if (state !== 'parsing') return 'queued';
  return progress_percent < fillingFromPercent ? 'reading' : 'filling';
}
