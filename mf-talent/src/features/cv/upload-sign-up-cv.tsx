import { pendingCvs } from '@sabi/cv-report/pending-cv';
import { isRefusal } from '@sabi/shell-sdk/http';
import { useShell } from '@sabi/shell-sdk/react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useSignedInUser } from '../../session/signed-in-user';
import { useCvUpload } from './use-cv-upload';

/** Session over, too slow, too often: refusals of the moment, not of the file. */
const passingRefusals = [401, 408, 429];

/** Uploads the CV that waits in this browser for the account, if one does. */
export function UploadSignUpCv() {
  const { t } = useTranslation();
  const shell = useShell();
  const { email } = useSignedInUser();
  const { upload } = useCvUpload();

  const take = useEffectEvent(() =>
    pendingCvs.handOver(email, (file) => {
      const description = t('cv.kept.text', { fileName: file.name });
      shell.toast({ title: t('cv.kept.title'), description });
      return upload(file).catch((error: unknown) => {
        if (!isRefusal(error) || passingRefusals.includes(error.status)) throw error;
      });
    }),
  );
  useEffect(() => {
    // What failed has been said, and waits for another visit.
    take().catch(() => undefined);
  }, []);
  return null;
}
