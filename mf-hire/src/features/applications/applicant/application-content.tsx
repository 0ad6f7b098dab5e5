import type { Application } from '@sabi/contracts/http/hiring/applications';
import { Notice } from '@sabi/ui/notice';
import { Section } from '@sabi/ui/section';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLive } from '../application-clock';
import { KeyHelp } from '../key-help';
import { MoveDialogs, type OpenMove } from '../move-dialogs';
import { useMoves } from '../use-moves';
import { keysAttribute, usePageKeys } from '../use-page-keys';
import { Answers } from './answers';
import styles from './applicant.module.css';
import { Contact } from './contact';
import { Decision } from './decision';
import { Letters } from './letters';
import { MatchSection } from './match-section';
import { ProfileText } from './profile-text';
import { Timeline } from './timeline';

interface ApplicationContentProps {
  application: Application;
  onPrevious: () => void;
  onNext: () => void;
}

const keys = [
  ['[ ]', 'neighbours'],
  ['m', 'move'],
  ['r', 'reject'],
  ['z', 'undo'],
] as const;

/** One application as it was sent, beside it what the company does with it. */
export function ApplicationContent({ application, onPrevious, onNext }: ApplicationContentProps) {
  const { t } = useTranslation('applications');
  const [areKeysOn, setKeysOn] = useState(true);
  const [open, setOpen] = useState<OpenMove['what'] | null>(null);
  const moves = useMoves();
  const { applicant, letter } = application;
  const openMove = (what: OpenMove['what']) => isLive(application) && setOpen(what);
  const steps: Readonly<Record<string, () => unknown>> = {
    '[': onPrevious,
    ']': onNext,
    m: () => openMove('move'),
    r: () => openMove('reject'),
    z: () => moves.undo(),
  };
  usePageKeys(areKeysOn, (key) => {
    const step = steps[key];
    step?.();
    return step !== undefined;
  });
  return (
    <div className={styles['columns']} {...{ [keysAttribute]: '' }}>
      <div className={styles['decision']}>
        <Decision
          application={application}
          onMove={() => openMove('move')}
          onReject={() => openMove('reject')}
        />
      </div>
      <div className={styles['main']}>
        {!applicant && (
          <Notice tone="info" title={t('erased')}>
            {t('erasedText')}
          </Notice>
        )}
        <Letters application={application} />
        <Answers answers={application.answers} />
        {letter && (
          <Section title={t('letter')}>
            <p className={styles['text']}>{letter}</p>
          </Section>
        )}
        {applicant && <ProfileText applicant={applicant} />}
        <KeyHelp keys={keys} areOn={areKeysOn} onSwitch={setKeysOn} />
      </div>
      <div className={styles['side']}>
        {applicant && <Contact applicant={applicant} application={application} />}
        <MatchSection match={application.match} />
        <Timeline application={application} />
      </div>
      <MoveDialogs
        open={open && { what: open, cards: [application] }}
        stages={application.stages}
        moves={moves}
        onClose={() => setOpen(null)}
      />
    </div>
  );
}
