import type { FullProfile, ProfileLists } from '@sabi/contracts/http/profile';
import type { Account } from '../access/access-policy';
import { openProfile, type OpenProfileDependencies } from './open-profile';
import { orderLists } from '../entries/order-lists';
import { viewPictureOf } from '../pictures/view-picture';
import { describeStrength, isReviewed, sumStrength } from './profile-strength';
import { compareProposal, type ProposalDependencies, summarizeProposal } from '../cv-import/view-cv-import';
import { isNewerThan } from '../cvs/set-current-cv';
import { viewResume } from '../cvs/view-cv';
import type { ListRepository } from '../entries/list-repository';
import type { ResumeRepository, StoredResume } from '../cvs/cv-repository';

/** The caller's profile with its lists and current CV; the first view creates the profile. */
export async function viewProfile(
  { account, now }: { account: Account; now: Date },
  dependencies: OpenProfileDependencies &
    ProposalDependencies & { lists: ListRepository; resumes: ResumeRepository; fileLinkSecret: string },
): Promise<FullProfile> {
  const [profile, lists, resume, newest, proposal] = await Promise.all([
    openProfile(account, dependencies),
    dependencies.lists.findByUser(account.userId),
    dependencies.resumes.findCurrent(account.userId),
    dependencies.resumes.findNewest(account.userId),
    dependencies.proposals.find(account.userId),
  ]);
  const parts = describeStrength(profile, { ...sizesOf(lists), has_reviewed_cv: isReviewed(resume) });
  return {
    // The stored value may follow an older rule until the profile changes.
    profile: { ...profile, profile_strength: sumStrength(parts) },
    lists: orderLists(lists),
    resume: resume && viewResume(resume),
    incoming_resume: newest && isIncoming(newest, resume) ? viewResume(newest) : null,
    strength_parts: parts,
    picture: viewPictureOf({ profile, now }, dependencies),
    proposal: proposal && summarizeProposal(proposal, await compareProposal(proposal, profile, dependencies)),
  };
}

/** Excludes parsed CVs and those older than the owner's last choice. */
function isIncoming(newest: StoredResume, current: StoredResume | null): boolean {
  return newest.id !== current?.id && newest.state !== 'parsed' && isNewerThan(current, newest);
}

function sizesOf(lists: ProfileLists): Readonly<Record<keyof ProfileLists, number>> {
  return {
    work_experiences: lists.work_experiences.length,
    educations: lists.educations.length,
    skills: lists.skills.length,
    languages: lists.languages.length,
    licenses_certifications: lists.licenses_certifications.length,
    psychological_tests: lists.psychological_tests.length,
  };
}
