import { applicationDays } from '@sabi/contracts/hiring/application-terms';
import { jobPath } from '@sabi/contracts/hiring/paths';
import { localizedPath } from '@sabi/contracts/language';
import { formatWibDay } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { useEventText } from '../use-event-text';
import { isLive } from './withdraw-dialog';
import type { ApplicationCard } from './application-card';
import styles from './card.module.css';
import { CompanyLetters } from './company-letters';
import { MatchPart } from './match-part';
import { NoteForm } from './note-form';
import { SentContent } from './sent-content';
import { Timeline } from './timeline';

/** The thread about an application has its id. */
const inboxPath = '/inbox';

/** An application as it was sent, and what has happened to it. Only the company moves it. */
export function ApplicationDetail({ card, onWithdraw }: { card: ApplicationCard; onWithdraw: () => void }) {
  const { t } = useTranslation('job-search');
  const language = useLanguage();
  const describe = useEventText();
  const { application, note } = card;
  const { answer_by: answerBy, job } = application;
  return (
    <>
      <div className={styles['facts']}>
        <p className={styles['column']}>
          {application.state === 'hired' ? t('events.moved.hired') : t(`columns.${card.column}`)}
        </p>
        {answerBy && <p>{t('card.answerBy', { date: formatWibDay(answerBy, language) })}</p>}
        {card.next_step && <p>{t(`next.${card.next_step}`)}</p>}
        {isLive(application) && (
          <p className={styles['soft']}>{t('card.movedByCompany', { company: job.company_name })}</p>
        )}
      </div>
      <CompanyLetters letters={application.letters} company={job.company_name} />
      <AllowanceUse application={application} />
      <div className={styles['acts']}>
        <ButtonLink variant="secondary" href={localizedPath(language, jobPath(job))}>
          {t('card.toJob')}
        </ButtonLink>
        {application.submitted_at && (
          <ButtonLink
            variant="secondary"
            href={localizedPath(language, `${inboxPath}?thread=${application.application_id}`)}
          >
            {t('card.message')}
          </ButtonLink>
        )}
        {isLive(application) && (
          <Button variant="secondary" onClick={onWithdraw}>
            {t('withdraw.label')}
          </Button>
        )}
      </div>
      <Timeline
        entries={application.events.map((event) => ({
          no: event.no,
          at: event.at,
          text: describe({ type: event.type, stageKind: event.stage_kind, reason: event.reason }),
        }))}
      />
      <NoteForm cardId={application.application_id} note={note} />
      <SentContent application={application} />
      <MatchPart match={application.match} />
    </>
  );
}

/** What it took of the allowance, and why that was given back. */
function AllowanceUse({ application }: { application: ApplicationCard['application'] }) {
  const { t } = useTranslation('job-search');
  const { allowance, state } = application;
  const { kind, return_reason: reason } = allowance;
  if (state === 'submitting') return <p>{t('card.checking')}</p>;
  if (state === 'failed' && !reason) return null; // it used nothing
  if (!reason) return <p className={styles['soft']}>{t(`card.used.${kind}`)}</p>;
  return <p className={styles['returned']}>{t(`returned.${reason}`, { days: applicationDays.unopened })}</p>;
}
