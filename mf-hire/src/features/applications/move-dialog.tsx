import type { Stage } from '@sabi/contracts/http/hiring/applications';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button } from '@sabi/ui/button';
import { Dialog } from '@sabi/ui/dialog';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../failures/failure-notice';
import styles from './applications.module.css';
import { stageLetters } from './stage-letters';
import type { MovedCard, Moves } from './use-moves';

interface MoveDialogProps {
  cards: readonly MovedCard[];
  stages: readonly Stage[];
  moves: Moves;
  onMoved: () => void;
  onClose: () => void;
}

/** Chooses a stage by click or by its letter. The last stage ends an application, so it is confirmed. */
export function MoveDialog({ cards, stages, moves, onMoved, onClose }: MoveDialogProps) {
  const { t } = useTranslation(['applications', 'hire']);
  const language = useLanguage();
  const [hired, setHired] = useState<Stage | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  const isCurrent = ({ id }: Stage) => cards.every((card) => card.stage_id === id);
  const move = async (stage: Stage) => {
    setFailure(null);
    try {
      await moves.moveTo(cards, stage);
      onMoved();
    } catch (error) {
      setFailure(error);
    }
  };
  const choose = (stage: Stage) => {
    if (moves.isMoving || isCurrent(stage)) return;
    if (stage.kind === 'hired') setHired(stage);
    else void move(stage);
  };
  const single = cards.length === 1 ? cards[0] : undefined;
  return (
    <Dialog
      open
      title={
        single
          ? t('move.titleOne', { name: single.name ?? t('erased') })
          : t('move.titleMany', { count: cards.length })
      }
      description={hired ? t('move.final', { stage: hired.name[language] }) : t('move.text')}
      closeLabel={t('hire:close')}
      onClose={onClose}
    >
      <FailureNotice error={failure} title={t('move.failed')} />
      {hired ? (
        <div className={styles['buttons']}>
          <Button variant="secondary" onClick={() => setHired(null)}>
            {t('hire:cancel')}
          </Button>
          <Button busy={moves.isMoving} onClick={() => void move(hired)}>
            {t('move.confirm', { stage: hired.name[language] })}
          </Button>
        </div>
      ) : (
        <StageChoices stages={stages} isCurrent={isCurrent} onChoose={choose} />
      )}
    </Dialog>
  );
}

interface StageChoicesProps {
  stages: readonly Stage[];
  isCurrent: (stage: Stage) => boolean;
  onChoose: (stage: Stage) => void;
}

/** Letters are read where the focus is, which is within the list. */
function StageChoices({ stages, isCurrent, onChoose }: StageChoicesProps) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const letters = stageLetters(stages, language);
  const chooseByLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
    if (ctrlKey || metaKey || altKey) return;
    const stage = stages.find(({ id }) => letters.get(id) === key.toLowerCase());
    if (stage) onChoose(stage);
  };
  return (
    <ul className={styles['choices']} aria-label={t('move.stages')} onKeyDown={chooseByLetter}>
      {stages.map((stage) => (
        <li key={stage.id}>
          <button
            type="button"
            className={styles['choice']}
            disabled={isCurrent(stage)}
            aria-keyshortcuts={letters.get(stage.id)}
            onClick={() => onChoose(stage)}
          >
            <kbd className={styles['key']} aria-hidden="true">
              {letters.get(stage.id)?.toUpperCase()}
            </kbd>
            {stage.name[language]}
            {isCurrent(stage) && <span className={styles['soft']}>{t('move.current')}</span>}
          </button>
        </li>
      ))}
    </ul>
  );
}
