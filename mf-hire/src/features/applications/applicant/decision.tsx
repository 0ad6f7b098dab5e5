import type { Application } from '@sabi/contracts/http/hiring/applications';
import { Button } from '@sabi/ui/button';
import { Section } from '@sabi/ui/section';
import { useTranslation } from 'react-i18next';
import { MessageLink } from '../../../messages/message-link';
import { isLive } from '../application-clock';
import { ClockText } from '../clock-text';
import { StageMark } from '../stage-mark';
import styles from './applicant.module.css';

interface DecisionProps {
  application: Application;
  onMove: () => void;
  onReject: () => void;
}

/** Stage and deadline, with the next steps while the application may be moved. */
export function Decision({ application, onMove, onReject }: DecisionProps) {
  const { t } = useTranslation('applications');
  return (
    <Section title={t('columns.stage')}>
      <p>
        <StageMark card={application} stages={application.stages} />
      </p>
      <p>
        <ClockText card={application} />
      </p>
      {application.opened_at && <p className={styles['soft']}>{t('opened')}</p>}
      <div className={styles['acts']}>
        {isLive(application) && (
          <>
            <Button onClick={onMove}>{t('move.label')}</Button>
            <Button variant="secondary" onClick={onReject}>
              {t('reject.label')}
            </Button>
          </>
        )}
        {application.applicant && <MessageLink applicationId={application.application_id} />}
      </div>
    </Section>
  );
}
