import { isRefusal } from '@sabi/shell-sdk/http';
import { keptCvs } from '@sabi/shell-sdk/kept-cv';
import { useShell } from '@sabi/shell-sdk/react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadedProfile } from '../../profile/use-profile';
import { useSignedInUser } from '../../session/signed-in-user';
import { useResumeUpload } from './use-resume-upload';

/** Session over, too slow, too often: refusals of the moment, not of the file. */
const passingRefusals = [401, 408, 429];

/**
 * Takes the CV that somebody chose while signing up into their new profile, whichever page is open first. A profile that has a CV
 * keeps it: whoever filled in the form need not have been its owner.
 */
export function KeptResume() {
  const { t } = useTranslation();
  const shell = useShell();
  const { email } = useSignedInUser();
  const { upload } = useResumeUpload();
  const full = useLoadedProfile();
  const isWaitedFor = full?.profile.user_type === 'talent' && full.resume === null;

  const take = useEffectEvent(() =>
    keptCvs.handOver(email, (file) => {
      const description = t('resume.kept.text', { fileName: file.name });
      shell.toast({ title: t('resume.kept.title'), description });
      return upload(file).catch((error: unknown) => {
        if (!isRefusal(error) || passingRefusals.includes(error.status)) throw error;
      });
    }),
  );
  useEffect(() => {
    // What failed has been said, and waits for another visit.
    if (isWaitedFor) take().catch(() => undefined);
  }, [isWaitedFor]);
  return null;
}
