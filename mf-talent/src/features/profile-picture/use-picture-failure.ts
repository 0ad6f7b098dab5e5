import type { ErrorCode } from '@sabi/contracts/errors';
import type { PictureFileFault } from '@sabi/contracts/profile/picture-file';
import { RequestFailed } from '@sabi/shell-sdk/http';
import { useWaitFormat } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { failedText } from '@sabi/shell-sdk/queries';

const refusals = {
  PICTURE_TYPE_UNSUPPORTED: 'type',
  MEDIA_TYPE_UNSUPPORTED: 'type',
  REQUEST_TOO_LARGE: 'size',
  PICTURE_TOO_LARGE: 'pixels', // the page has checked the number of bytes
  PICTURE_EMPTY: 'broken',
  PICTURE_CONTENT_MISMATCH: 'broken',
  PICTURE_UNREADABLE: 'broken',
  PICTURE_ANIMATED: 'animated',
  PICTURE_NOT_FOUND: 'gone',
  STORAGE_FULL: 'full',
} as const satisfies Partial<Record<ErrorCode, string>>;

const faults = {
  PICTURE_TYPE_UNSUPPORTED: 'type',
  PICTURE_TOO_LARGE: 'size',
  PICTURE_EMPTY: 'broken',
} as const satisfies Record<PictureFileFault, string>;

/** @returns functions for the messages of an invalid file and of a failed change */
export function usePictureFailure() {
  const { t } = useTranslation();
  const formatWait = useWaitFormat();
  const describeFault = (fault: PictureFileFault) => t(`picture.reasons.${faults[fault]}`);
  const describe = (error: unknown): string => {
    if (!(error instanceof RequestFailed)) return t(failedText(error));
    const { code, retryAfterSeconds } = error;
    if (code && code in refusals) return t(`picture.reasons.${refusals[code as keyof typeof refusals]}`);
    if (code === 'RATE_LIMITED')
      return retryAfterSeconds === undefined
        ? t('picture.reasons.limitedForNow')
        : t('picture.reasons.limited', { when: formatWait(retryAfterSeconds) });
    return t(failedText(error));
  };
  return { describeFault, describe };
}
