import type { Application } from '@sabi/contracts/http/hiring/applications';
import { formatWibTime } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Section } from '@sabi/ui/section';
import { useTranslation } from 'react-i18next';
import { rejectionReasons } from '@sabi/contracts/hiring/application-terms';
import styles from './applicant.module.css';

type ApplicationEvent = Application['events'][number];

/** What has happened to an application, newest first. */
export function Timeline({ application: { events, stages } }: { application: Application }) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const describe = ({ type, stage_id: stageId, reason, automation }: ApplicationEvent): string => {
    const known = rejectionReasons.find((each) => each === reason);
    if (type === 'moved') {
      const stage = stages.find(({ id }) => id === stageId)?.name[language] ?? stageId;
      return automation ? t('events.movedByRule', { stage, name: automation }) : t('events.moved', { stage });
    }
    if (type === 'rejected' && known) return `${t('events.rejected')}: ${t(`reasons.${known}`)}`;
    return t(`events.${type as Exclude<typeof type, 'allowance_returned' | 'failed'>}`);
  };
  return (
    <Section title={t('timeline')}>
      <ol className={styles['events']}>
        {[...events].reverse().map((event) => (
          <li key={event.no}>
            <p>{describe(event)}</p>
            <p className={styles['soft']}>{formatWibTime(event.at, language)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
