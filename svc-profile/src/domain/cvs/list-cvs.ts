import type { ResumeVersions } from '@sabi/contracts/http/profile/resume-versions';
import type { Account } from '../access/access-policy';
import { assertCvAccess } from '../access/assert-cv-access';
import type { ProfileRepository } from '../profiles/profile-repository';
import type { CvRepository } from './cv-repository';
import { viewCv } from './view-cv';

/** The caller's CVs. @throws {AppError} ACCESS_DENIED for a recruiter */
export async function listCvs(
  { account }: { account: Account },
  dependencies: { profiles: ProfileRepository; resumes: CvRepository; quotaBytes: number },
): Promise<ResumeVersions> {
  const profile = await assertCvAccess(account, dependencies);
  const found = await dependencies.resumes.findAllOf(account.userId);
  return {
    resumes: found.map((resume) => ({
      ...viewCv(resume),
      is_current: resume.file_key === profile?.cv_url,
      scan_state: resume.scan_state ?? 'unscanned',
    })),
    used_bytes: found.reduce((sum, { size_bytes }) => sum + size_bytes, 0),
    quota_bytes: dependencies.quotaBytes,
  };
}
