import type { ParsedCv } from '@sabi/contracts/cv';
import { type Profile, profileChangesSchema } from '@sabi/contracts/http/profile';
import type { Effect } from '@sabi/event-bus/bus';
import type { FileStore } from '@sabi/file-store/file-store';
import type { ListRepository } from '../data-access/list-repository';
import type { ResumeJob } from '../data-access/resume-repository';
import { endResume, type EndResumeDependencies } from './end-resume';
import { isFilled } from './profile-strength';
import { readParsedCv } from './read-parsed-cv';
import type { FoundCounts } from './resume-mail/resume-mail';
import { reviseProfile } from './revise-profile';

const maxSummaryLength = 5000;

/**
 * Brings what a CV says into the profile and ends its job, once however often it is told. What the user typed is never
 * replaced, and a CV that is no longer the current one changes nothing but its own job.
 */
export async function applyParsedCv(
  { result_key, ...job }: ResumeJob & { result_key: string },
  dependencies: EndResumeDependencies & { lists: ListRepository; fileStore: FileStore },
): Promise<Effect> {
  const userId = job.user_id;
  const parsed = await readParsedCv({ resultKey: result_key, userId }, dependencies);
  return async (transaction) => {
    const lists = listsOf(parsed);
    const end = { state: 'parsed', result_key, found: countEntries(lists) } as const;
    const ended = await endResume(job, end, dependencies, transaction);
    if (!ended?.isCurrent) return;
    await dependencies.lists.replaceParsed({ userId, resumeId: job.resume_id, lists }, transaction);
    await reviseProfile(
      { userId, change: (current) => fillEmpty(current, parsed) },
      dependencies,
      transaction,
    );
  };
}

function listsOf({ work_experiences, educations, skills, languages, licenses_certifications }: ParsedCv) {
  return { work_experiences, educations, skills, languages, licenses_certifications };
}

function countEntries(lists: ReturnType<typeof listsOf>): FoundCounts {
  return {
    work_experiences: lists.work_experiences.length,
    educations: lists.educations.length,
    skills: lists.skills.length,
    languages: lists.languages.length,
    licenses_certifications: lists.licenses_certifications.length,
  };
}

/** Only what is empty, and only with what the owner could have typed. */
function fillEmpty(profile: Profile, parsed: ParsedCv): Partial<Profile> {
  const found = {
    first_name: parsed.first_name,
    last_name: parsed.last_name,
    phone_number: parsed.phone_number,
    personal_summary: parsed.personal_summary?.slice(0, maxSummaryLength) ?? null,
  };
  const fields = Object.keys(found) as (keyof typeof found)[];
  const filled = fields
    .filter((field) => !isFilled(profile[field]) && isFilled(found[field]))
    .filter((field) => profileChangesSchema.shape[field].safeParse(found[field]).success);
  return Object.fromEntries(filled.map((field) => [field, found[field]]));
}
