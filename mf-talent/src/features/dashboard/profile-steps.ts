import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import { isFilled } from '../../profile/is-filled';
import { hasEnded, findLatestCv } from '../../profile/find-latest-cv';
import { hasPendingImport } from '../../cv-import/has-pending-import';

export type StepState = 'done' | 'open' | 'busy';

/** Completeness of the profile, by part. */
export interface ProfileSteps {
  readonly details: { readonly state: StepState; readonly missing: readonly ('name' | 'phone')[] };
  readonly cv: {
    readonly state: StepState;
    readonly news: 'done' | 'open' | 'busy' | 'failed' | 'import';
    readonly fileName: string;
  };
  readonly tests: { readonly state: Exclude<StepState, 'busy'> };
}

export function findProfileSteps(full: FullProfile): ProfileSteps {
  return { details: findDetails(full), cv: findCv(full), tests: findTests(full) };
}

function findDetails({ profile }: FullProfile): ProfileSteps['details'] {
  const hasName = isFilled(profile.first_name); // some people have a single name
  const missing = [
    ...(hasName ? [] : ['name' as const]),
    ...(isFilled(profile.phone_number) ? [] : ['phone' as const]),
  ];
  return { state: missing.length === 0 ? 'done' : 'open', missing };
}

function findCv(full: FullProfile): ProfileSteps['cv'] {
  const latest = findLatestCv(full);
  if (!latest) return { state: 'open', news: 'open', fileName: '' };
  const { state, file_name: fileName } = latest;
  if (!hasEnded(latest)) return { state: 'busy', news: 'busy', fileName };
  if (full.incoming_resume && state === 'failed') return { state: 'open', news: 'failed', fileName };
  if (state === 'parsed' && hasPendingImport(full)) return { state: 'open', news: 'import', fileName };
  return { state: 'done', news: 'done', fileName };
}

/** The staff enters test results. */
function findTests({ lists }: FullProfile): ProfileSteps['tests'] {
  return { state: lists.psychological_tests.length > 0 ? 'done' : 'open' };
}
