import type { SignedInAccount } from '../access/access-policy';
import { buildFileLink } from '../files/file-link';
import type { ProfileRepository } from '../profiles/profile-repository';
import type { CvRepository } from './cv-repository';
import { getOwnCv } from './get-own-cv';

/** A URL that needs no token, valid for five minutes and no longer than the session. */
export async function createDownloadLink(
  input: { account: SignedInAccount; cvId: string; now: Date },
  dependencies: {
    profiles: ProfileRepository;
    cvs: CvRepository;
    fileLinkSecret: string;
    filesOrigin: string;
  },
): Promise<{ url: string; expires_at: string }> {
  const { file_key: fileKey } = await getOwnCv(input, dependencies);
  const { url, expiresAt } = buildFileLink(
    { fileKey, sessionId: input.account.sessionId, now: input.now },
    dependencies.fileLinkSecret,
  );
  return { url: `${dependencies.filesOrigin}${url}`, expires_at: expiresAt.toISOString() };
}
