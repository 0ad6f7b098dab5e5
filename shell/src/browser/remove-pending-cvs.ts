import { savePendingAnalysis } from '@sabi/cv-report/pending-analysis';
import { chosenCv, pendingCvs } from '@sabi/cv-report/pending-cv';

/** Removes the CVs and the analysis stored in this browser for an account, so that the next person finds none. */
export function removePendingCvs(): void {
  void pendingCvs.remove();
  void chosenCv.save(null);
  savePendingAnalysis(undefined);
}
