import type { ProfileRepository } from '../../data-access/profile-repository';
import type { ResumeRepository } from '../../data-access/cv-repository';

/** Whether a CV or a profile's picture has the key. */
export async function isFileInUse(
  fileKey: string,
  { resumes, profiles }: { resumes: ResumeRepository; profiles: ProfileRepository },
): Promise<boolean> {
  return Boolean((await resumes.findByKey(fileKey)) ?? (await profiles.findByPicture(fileKey)));
}
