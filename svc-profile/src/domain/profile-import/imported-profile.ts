import type { CvResult, ImportedField, Omission, Unplaced } from '@sabi/contracts/cv-evidence';

/** What a profile from elsewhere says. Results of tests are none of it: those only our staff enters. */
export interface ImportedProfile extends CvResult {
  readonly own: Readonly<Partial<Record<ImportedField, string | null>>>;
  readonly omissions: Omission[];
  readonly unplaced: readonly Unplaced[];
}
