import type { ProfileRepository } from '../profiles/profile-repository';
import type { ResumeRepository } from '../cvs/cv-repository';

/** Whether a CV or a profile's picture has the key. */
export async function isFileInUse(
  fileKey: string,
  { resumes, profiles }: { resumes: ResumeRepository; profiles: ProfileRepository },
): Promise<boolean> {
  return Boolean((await resumes.findByKey(fileKey)) ?? (await profiles.findByPicture(fileKey)));
}
