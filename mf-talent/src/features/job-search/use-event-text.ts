import {
  type ApplicationEventType,
  applicationDays,
  rejectionReasons,
  returnReasons,
  type StageKind,
} from '@sabi/contracts/hiring/application-terms';
import type { ExternalEvent } from '@sabi/contracts/http/hiring/job-search';
import { useTranslation } from 'react-i18next';

interface Happened {
  readonly type: ApplicationEventType;
  /** Of the stage that it was moved to. */
  readonly stageKind: StageKind | null;
  /** null where only the type is known. */
  readonly reason: string | null;
}

/** @returns a function for what has happened to an application, in words */
export function useEventText(): (event: Happened) => string {
  const { t } = useTranslation('job-search');
  return ({ type, stageKind, reason }) => {
    if (type === 'moved') return t(`events.moved.${stageKind ?? 'unknown'}`);
    if (type === 'rejected') {
      const known = rejectionReasons.find((each) => each === reason);
      return known ? t('events.rejectedFor', { reason: t(`reasons.${known}`) }) : t('events.rejected');
    }
    if (type === 'closed') {
      if (reason === 'unanswered') return t('events.closed.unanswered', { days: applicationDays.unanswered });
      return t(`events.closed.${reason === 'job_closed' || reason === 'job_frozen' ? reason : 'unknown'}`);
    }
    if (type === 'allowance_returned') {
      const known = returnReasons.find((each) => each === reason);
      return known
        ? t(`returned.${known}`, { days: applicationDays.unopened })
        : t('events.allowanceReturned');
    }
    return t(`events.${type}`);
  };
}

/** @returns a function for what has happened to an external application, in words */
export function useExternalEventText(): (event: ExternalEvent) => string {
  const { t } = useTranslation('job-search');
  return ({ type, to }) => t(`externalEvents.${type}`, { column: t(`columns.${to}`) });
}
