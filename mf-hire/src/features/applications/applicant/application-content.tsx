import type { Application } from '@sabi/contracts/http/hiring/applications';
import { Notice } from '@sabi/ui/notice';
import { Section } from '@sabi/ui/section';
import { keysAttribute, usePageKeys } from '@sabi/ui/shortcuts';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isLive } from '../application-clock';
import { KeyHelp } from '../key-help';
import { MoveDialogs, type OpenMove } from '../move-dialogs';
import { OriginalSection } from '../original/original-section';
import type { Moves } from '../use-moves';
import { Answers } from './answers';
import styles from './applicant.module.css';
import { Contact } from './contact';
import { CvSection } from './cv-section';
import { Decision } from './decision';
import { Letters } from './letters';
import { MatchSection } from './match-section';
import { ProfileText } from './profile-text';
import { Timeline } from './timeline';
import { type CvOriginal, useCvOriginal } from './use-cv-original';

interface ApplicationContentProps {
  application: Application;
  moves: Moves;
  onPrevious: () => void;
  onNext: () => void;
}

const keys = [
  ['[ ]', 'neighbours'],
  ['m', 'move'],
  ['r', 'reject'],
  ['z', 'undo'],
  ['o', 'original'],
  ['← →', 'pages'],
  ['+ - 0', 'zoom'],
] as const;

/** One application as it was sent, what has happened since, and what the company does with it. */
export function ApplicationContent({ application, moves, onPrevious, onNext }: ApplicationContentProps) {
  const [areKeysOn, setKeysOn] = useState(true);
  const [open, setOpen] = useState<OpenMove['what'] | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const original = useCvOriginal(application, button);
  const { applicant } = application;
  const openMove = (what: OpenMove['what']) => isLive(application) && setOpen(what);
  const steps: Readonly<Record<string, () => unknown>> = {
    '[': onPrevious,
    ']': onNext,
    m: () => openMove('move'),
    r: () => openMove('reject'),
    z: () => moves.undo(),
    o: original.toggle,
  };
  usePageKeys(areKeysOn, (key) => {
    const step = steps[key];
    step?.();
    return step !== undefined;
  });
  return (
    <div
      className={styles['columns']}
      data-original={original.isShown || undefined}
      {...{ [keysAttribute]: '' }}
    >
      <div className={styles['decision']}>
        <Decision
          application={application}
          onMove={() => openMove('move')}
          onReject={() => openMove('reject')}
        />
      </div>
      <div className={styles['main']}>
        <Sent application={application} original={original} button={button} />
        <KeyHelp keys={keys} areOn={areKeysOn} onSwitch={setKeysOn} />
      </div>
      {original.isShown && <Original application={application} original={original} />}
      <div className={styles['side']}>
        {applicant && <Contact applicant={applicant} />}
        <MatchSection match={application.match} />
      </div>
      <div className={styles['history']}>
        <Timeline application={application} />
        <Letters application={application} />
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

interface PartProps {
  application: Application;
  original: CvOriginal;
}

/** What the applicant sent. */
function Sent({
  application,
  original,
  button,
}: PartProps & { button: RefObject<HTMLButtonElement | null> }) {
  const { t } = useTranslation('applications');
  const { applicant, letter, cv_file: file } = application;
  return (
    <>
      {!applicant && <Notice tone="info" title={t('erasedText')} />}
      {applicant && (
        <CvSection
          fileName={applicant.cv?.file_name ?? null}
          file={file}
          original={original}
          button={button}
        />
      )}
      <Answers answers={application.answers} />
      {letter && (
        <Section title={t('letter')}>
          <p className={styles['text']}>{letter}</p>
        </Section>
      )}
      {applicant && <ProfileText applicant={applicant} />}
    </>
  );
}

function Original({ application, original }: PartProps) {
  return (
    <div className={styles['original']}>
      <OriginalSection
        content={original.content}
        fileName={application.cv_file?.file_name ?? ''}
        failure={original.error}
        onRetry={original.load}
        onClose={original.toggle}
      />
    </div>
  );
}
