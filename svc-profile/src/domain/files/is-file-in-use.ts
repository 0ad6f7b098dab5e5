import type { CvRepository } from '../cvs/cv-repository';
import type { ProfileRepository } from '../profiles/profile-repository';

/** Whether a CV or a profile's picture has the key. */
export async function isFileInUse(
  fileKey: string,
  { cvs, profiles }: { cvs: CvRepository; profiles: ProfileRepository },
): Promise<boolean> {
  return Boolean((await cvs.findByKey(fileKey)) ?? (await profiles.findByPicture(fileKey)));
}
