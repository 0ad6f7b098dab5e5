import type { CvCorrections as Answer } from '@sabi/contracts/http/profile/cv-corrections';
import type { Account } from '../access/access-policy';
import { assertCvAccess } from '../profiles/assert-cv-access';
import type { ProfileRepository } from '../profiles/profile-repository';
import type { CvCorrections } from './cv-correction';

interface Dependencies {
  readonly cvCorrections: CvCorrections;
  readonly profiles: ProfileRepository;
}

/** Deletes all corrections of the account. Repeated, it does nothing more. */
export async function withdrawCorrections(account: Account, dependencies: Dependencies): Promise<Answer> {
  await assertCvAccess(account, dependencies);
  await dependencies.cvCorrections.removeAllOf(account.userId);
  return { count: 0 };
}
