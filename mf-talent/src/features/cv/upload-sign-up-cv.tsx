import { pendingCvs } from '@sabi/cv-report/pending-cv';
import { isRefusal } from '@sabi/shell-sdk/http';
import { useShell, useSignedInUser } from '@sabi/shell-sdk/react';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useCvUpload } from './use-cv-upload';

/** Rejections that may pass: session over, timeout, too many requests. */
const passingRefusals = [401, 408, 429];

/** Uploads the CV that this browser stores for the account, if any. */
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
    // The failure was reported; the next visit retries.
    take().catch(() => undefined);
  }, []);
  return null;
}
