import type { ApplicationCard, Stage } from '@sabi/contracts/http/hiring/applications';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { isLive } from './application-clock';
import styles from './applications.module.css';

interface StageMarkProps {
  card: Pick<ApplicationCard, 'state' | 'stage_id' | 'reason'>;
  stages: readonly Stage[];
}

/** The stage of an application, or how it ended. */
export function StageMark({ card, stages }: StageMarkProps) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const { state, reason, stage_id: stageId } = card;
  const stage = stages.find(({ id }) => id === stageId)?.name[language] ?? stageId;
  const isEnded = !isLive(card) && state !== 'hired';
  return (
    <span className={styles['stage']} data-state={state}>
      {isEnded ? t(`states.${state as EndedState}`) : stage}
      {reason && `: ${t(`reasons.${reason}`)}`}
    </span>
  );
}

type EndedState = 'rejected' | 'withdrawn' | 'closed_unanswered' | 'closed_with_job';
