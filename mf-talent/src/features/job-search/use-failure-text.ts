import { RequestFailed } from '@sabi/shell-sdk/http';
import { useTranslation } from 'react-i18next';

const known = [
  'APPLICATION_CHANGED',
  'APPLICATION_NOT_FOUND',
  'APPLICATION_STATE_UNFIT',
  'EXTERNAL_APPLICATIONS_TOO_MANY',
  'IMPORT_INVALID',
  'JOB_CLOSED',
  'RATE_LIMITED',
  'REQUEST_INVALID',
  'REQUEST_TOO_LARGE',
  'SAVED_JOBS_TOO_MANY',
] as const;

type Code = (typeof known)[number] | 'NOTE_CHANGED';

/** @returns a function for the reason of a failure and the next step */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation('job-search');
  return (error) => {
    const code = error instanceof RequestFailed ? known.find((each) => each === error.code) : undefined;
    if (code) return t(`errors.${code}`);
    return t(error instanceof RequestFailed && error.status === 0 ? 'errors.unreachable' : 'errors.failed');
  };
}

export const hasCode = (error: unknown, code: Code): boolean =>
  error instanceof RequestFailed && error.code === code;
