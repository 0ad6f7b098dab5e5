import type { FullProfile, ProfileLists } from '@sabi/contracts/http/profile/profile';
import type { Account } from '../access/access-policy';
import type { CvCorrections } from '../cv-corrections/cv-correction';
import { compareCvImport, type CvImportDependencies, summarizeCvImport } from '../cv-import/view-cv-import';
import type { CvRepository, StoredCv } from '../cvs/cv-repository';
import { isNewerThan } from '../cvs/set-current-cv';
import { viewCv } from '../cvs/view-cv';
import type { ListRepository } from '../profiles/list-repository';
import { orderLists } from '../profiles/order-lists';
import { viewPictureOf } from '../pictures/view-picture';
import { openProfile, type OpenProfileDependencies } from '../profiles/open-profile';
import { describeStrength, isImportDecided, sumStrength } from '../profiles/profile-strength';

interface ViewProfileDependencies {
  readonly lists: ListRepository;
  readonly cvs: CvRepository;
  readonly cvCorrections: Pick<CvCorrections, 'count'>;
  readonly fileLinkSecret: string;
}

/** The caller's profile with lists and current CV; created by the first view. */
export async function viewProfile(
  { account, now }: { account: Account; now: Date },
  dependencies: OpenProfileDependencies & CvImportDependencies & ViewProfileDependencies,
): Promise<FullProfile> {
  const [profile, lists, cv, newest, cvImport, corrections] = await Promise.all([
    openProfile(account, dependencies),
    dependencies.lists.findByUser(account.userId),
    dependencies.cvs.findCurrent(account.userId),
    dependencies.cvs.findNewest(account.userId),
    dependencies.cvImports.find(account.userId),
    dependencies.cvCorrections.count(account.userId),
  ]);
  const parts = describeStrength(profile, { ...sizesOf(lists), has_decided_import: isImportDecided(cv) });
  return {
    // The stored value may follow an older rule until the next change.
    profile: { ...profile, profile_strength: sumStrength(parts) },
    lists: orderLists(lists),
    resume: cv && viewCv(cv),
    incoming_resume: newest && isIncoming(newest, cv) ? viewCv(newest) : null,
    strength_parts: parts,
    picture: viewPictureOf({ profile, now }, dependencies),
    proposal: cvImport && summarizeCvImport(cvImport, await compareCvImport(cvImport, profile, dependencies)),
    ...(corrections > 0 && { shared_corrections: corrections }),
  };
}

/** Excludes parsed CVs and those older than the owner's choice. */
function isIncoming(newest: StoredCv, current: StoredCv | null): boolean {
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
