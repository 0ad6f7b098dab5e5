import { findUploadRefusal } from '@sabi/cv-report/sending-cv';
import type { CvUploadFault } from '@sabi/contracts/profile/cv-file';
import { RequestFailed } from '@sabi/shell-sdk/http';
import { useWaitFormat } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';

/** The reason why a file was not stored, by the key of its text. */
export interface UploadProblem {
  readonly title: string;
  readonly text?: string;
  /** A retry with the same file may succeed. */
  readonly canRetry: boolean;
}

/** @returns functions for the messages of an invalid file and of a failed upload */
export function useUploadProblem() {
  const { t } = useTranslation();
  const describeLimit = useLimitText();
  const title = t('cv.failedTitle');
  const invalidFile = {
    title,
    text: t('cv.parseFailed', { cause: t('cv.causes.INVALID_FILE') }),
    canRetry: false,
  };

  const fault = (found: CvUploadFault): UploadProblem =>
    found === 'RESUME_EMPTY' ? invalidFile : { title: t(`cv.faults.${found}`), canRetry: false };

  const failure = (error: Error, { name: fileName }: File): UploadProblem => {
    const again = (text: string): UploadProblem => ({ title, text, canRetry: true });
    if (!(error instanceof RequestFailed)) return again(t('cv.sendFailed.unavailable', { fileName }));
    switch (findUploadRefusal(error)) {
      case 'type':
        return fault('RESUME_TYPE_UNSUPPORTED');
      case 'size':
        return fault('RESUME_TOO_LARGE');
      case 'quota':
        return { ...fault('RESUME_TOO_LARGE'), text: t('cv.sendFailed.quota') };
      case 'content':
        return invalidFile;
      case 'infected':
        return { title, text: t('cv.sendFailed.infected', { fileName }), canRetry: false };
      case 'account':
        return { title, text: t('cv.onlyTalent'), canRetry: false };
      case 'limit':
        return again(describeLimit(error.retryAfterSeconds));
      case 'session':
        return again(t('cv.sendFailed.sessionEnded', { fileName }));
      case 'full':
        return again(t('cv.sendFailed.full', { fileName }));
      case undefined:
        return again(t(`cv.sendFailed.${error.status === 0 ? 'unreachable' : 'unavailable'}`, { fileName }));
    }
  };
  return { fault, failure };
}

function useLimitText(): (seconds: number | undefined) => string {
  const { t } = useTranslation();
  const formatWait = useWaitFormat();
  return (seconds) =>
    seconds === undefined
      ? t('cv.sendFailed.limitedForNow')
      : t('cv.sendFailed.limited', { when: formatWait(seconds) });
}
