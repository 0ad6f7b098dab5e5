import { pendingCvs } from '@sabi/cv-report/pending-cv';

/** Whether the CV of a sign-up was stored; null without one. */
export type CvOutcome = 'kept' | 'lost' | null;

/** The account accepts no file before its address is verified, so the browser stores it until then. */
export async function storeCv(email: string, file: File | null | undefined): Promise<CvOutcome> {
  if (!file) return null;
  try {
    await pendingCvs.save(email, file);
    return 'kept';
  } catch {
    return 'lost';
  }
}
