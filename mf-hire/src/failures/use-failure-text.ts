import { RequestFailed } from '@sabi/shell-sdk/http';
import { useTranslation } from 'react-i18next';

const known = [
  'ACCESS_DENIED',
  'APPLICATION_NOT_FOUND',
  'AUTOMATION_CHANGED',
  'AUTOMATION_LOOP',
  'AUTOMATION_NOT_FOUND',
  'AUTOMATION_OFF',
  'AUTOMATIONS_TOO_MANY',
  'CLAIM_NOT_FOUND',
  'CLAIM_STATE_UNFIT',
  'COMPANY_CHANGED',
  'COMPANY_EXISTS',
  'COMPANY_NOT_FOUND',
  'COMPANY_STATE_UNFIT',
  'COMPANY_UNAPPROVED',
  'FILE_NOT_FOUND',
  'INVITATION_ENDED',
  'INVITATION_NOT_FOUND',
  'INVITATIONS_TOO_MANY',
  'JOB_CHANGED',
  'JOB_NOT_FOUND',
  'JOB_STATE_UNFIT',
  'LAST_OWNER',
  'MEMBER_EXISTS',
  'NIB_INVALID',
  'OPERATION_ENDED',
  'PAY_MISSING',
  'POSTING_BLOCKED',
  'RATE_LIMITED',
  'REQUEST_INVALID',
  'STAGE_UNKNOWN',
  'TEMPLATE_CHANGED',
  'TEMPLATE_NOT_FOUND',
  'TEMPLATES_TOO_MANY',
] as const;

/** @returns a text with the failure and the next step, by the error code where there is one */
export function useFailureText(): (error: unknown) => string {
  const { t } = useTranslation();
  return (error) => {
    const code = error instanceof RequestFailed ? known.find((one) => one === error.code) : undefined;
    if (code) return t(`errors.${code}`);
    return t(error instanceof RequestFailed && error.status === 0 ? 'errors.unreachable' : 'errors.failed');
  };
}

export const hasCode = (error: unknown, code: (typeof known)[number]): boolean =>
  error instanceof RequestFailed && error.code === code;
