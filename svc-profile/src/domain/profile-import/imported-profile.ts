import type { ImportedField } from '@sabi/contracts/ai/cv-fields';
import type { CvResult, Omission, Unplaced } from '@sabi/contracts/cv/evidence';

/** A profile exported from another site, without test results, which only our staff enters. */
export interface ImportedProfile extends CvResult {
  readonly own: Readonly<Partial<Record<ImportedField, string | null>>>;
  readonly omissions: Omission[];
  readonly unplaced: readonly Unplaced[];
}
