import type { FullProfile } from '@sabi/contracts/http/profile';
import type { ListRepository } from '../data-access/list-repository';
import type { ResumeRepository } from '../data-access/resume-repository';
import type { Account } from './access-policy';
import { openProfile, type OpenProfileDependencies } from './open-profile';
import { orderLists } from './order-lists';
import { viewResume } from './view-resume';

/** The caller's profile with its lists and newest CV; the first view makes the profile. */
export async function viewProfile(
  { account }: { account: Account },
  dependencies: OpenProfileDependencies & { lists: ListRepository; resumes: ResumeRepository },
): Promise<FullProfile> {
  const [profile, lists, resume] = await Promise.all([
    openProfile(account, dependencies),
    dependencies.lists.findByUser(account.userId),
    dependencies.resumes.findNewest(account.userId),
  ]);
  return { profile, lists: orderLists(lists), resume: resume && viewResume(resume) };
}
