import type { CvVersionList } from '@sabi/contracts/http/profile/cv-versions';
import type { Account } from '../access/access-policy';
import { assertCvAccess } from '../profiles/assert-cv-access';
import type { ProfileRepository } from '../profiles/profile-repository';
import type { CvRepository } from './cv-repository';
import { viewCv } from './view-cv';

/** The caller's CVs. @throws {AppError} ACCESS_DENIED for a recruiter */
export async function listCvs(
  { account }: { account: Account },
  dependencies: { profiles: ProfileRepository; cvs: CvRepository; quotaBytes: number },
): Promise<CvVersionList> {
  const profile = await assertCvAccess(account, dependencies);
  const found = await dependencies.cvs.findAllOf(account.userId);
  return {
    resumes: found.map((cv) => ({
      ...viewCv(cv),
      is_current: cv.file_key === profile?.cv_url,
      scan_state: cv.scan_state ?? 'unscanned',
    })),
    used_bytes: found.reduce((sum, { size_bytes }) => sum + size_bytes, 0),
    quota_bytes: dependencies.quotaBytes,
  };
}
