import type { Profile } from '@sabi/contracts/http/profile/profile';
import type { FileStore } from '@sabi/file-store/file-store';
import type { Logger } from '@sabi/service-kit/logger';
import { readParsedCv } from '../cv-parsing/read-parsed-cv';
import type { CvRepository } from '../cvs/cv-repository';
import { findCompanyDomain } from './company-domain';

export interface SuggestionDependencies {
  readonly cvs: CvRepository;
  readonly fileStore: FileStore;
  readonly logger: Logger;
}

/** Possible employers: domains of the account's address, the CV's address, and the organization. */
export async function suggestDomains(
  { profile, email }: { profile: Profile; email: string },
  dependencies: SuggestionDependencies,
): Promise<string[]> {
  const texts = [email, await readCvEmail(profile, dependencies), profile.current_organization];
  const domains = texts.map(findCompanyDomain).filter((domain) => domain !== null);
  return [...new Set(domains)];
}

/** null when the CV cannot be read, because a missing suggestion must not block the settings. */
async function readCvEmail(
  { cv_url: fileKey, user_id: userId }: Profile,
  dependencies: SuggestionDependencies,
): Promise<string | null> {
  const cv = fileKey ? await dependencies.cvs.findByKey(fileKey) : null;
  if (!cv?.result_key) return null;
  try {
    return (await readParsedCv({ resultKey: cv.result_key, userId }, dependencies)).email;
  } catch (error) {
    dependencies.logger.warn({ err: error, resume_id: cv.id }, 'visibility.cv.unread');
    return null;
  }
}
