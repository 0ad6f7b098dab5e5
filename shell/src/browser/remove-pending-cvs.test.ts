import { findPendingAnalysis, savePendingAnalysis } from '@sabi/cv-report/pending-analysis';
import { chosenCv, pendingCvs } from '@sabi/cv-report/pending-cv';
import { removePendingCvs } from './remove-pending-cvs';

test('removes the CV of a sign-up, the CV of an unsent form and the analysis', () => {
  const removed = jest.spyOn(pendingCvs, 'remove').mockResolvedValue();
  const saved = jest.spyOn(chosenCv, 'save').mockResolvedValue();
  savePendingAnalysis('claim');
  removePendingCvs();
  expect(removed).toHaveBeenCalledTimes(1);
  expect(saved).toHaveBeenCalledWith(null);
  expect(findPendingAnalysis()).toBeUndefined();
});
