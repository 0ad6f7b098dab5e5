import type { JobSearchCard } from '@sabi/contracts/http/hiring/job-search';
import { useTranslation } from 'react-i18next';
import { useEventText, useExternalEventText } from '../use-event-text';

/** What last happened to a card, and when; null where nothing has yet. */
export interface LastEvent {
  readonly text: string;
  readonly at: string;
}

/** @returns a function for the last event of a card */
export function useLastEvent(): (card: JobSearchCard) => LastEvent | null {
  const { t } = useTranslation('job-search');
  const describe = useEventText();
  const describeExternal = useExternalEventText();
  return (card) => {
    if (card.kind === 'saved_job')
      return { text: t(card.is_open ? 'saved.saved' : 'saved.closed'), at: card.saved_at };
    if (card.kind === 'external') return { text: describeExternal(card.last_event), at: card.last_event.at };
    const { last_event: last, application } = card;
    if (!last) return null;
    const { stage_kind: stageKind, reason, allowance, state } = application;
    const reasons = {
      rejected: reason,
      closed: state === 'closed_unanswered' ? 'unanswered' : null,
      allowance_returned: allowance.return_reason,
    };
    return {
      text: describe({
        type: last.type,
        stageKind,
        reason: last.type in reasons ? reasons[last.type as keyof typeof reasons] : null,
      }),
      at: last.at,
    };
  };
}
