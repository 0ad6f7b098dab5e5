import type { JobSearchCard, ExternalBoardCard } from '@sabi/contracts/http/hiring/job-search';
import { jobPath } from '@sabi/contracts/hiring/paths';
import { localizedPath } from '@sabi/contracts/language';
import { formatWibTime } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ArrowLeftRight, StickyNote } from 'lucide-react';
import type { DragEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { cardIdOf, markOf, nameOf } from '../card-id';
import { FactPair } from '../../../layout/fact-pair';
import { formatDaysAgo } from '../format-days-ago';
import styles from './board.module.css';
import { ClockRing } from './clock-ring';
import { useLastEvent } from './use-card-texts';

export interface CardActs {
  readonly onOpen: (id: string) => void;
  readonly onMove: (card: ExternalBoardCard) => void;
  /** null once it was dropped. */
  readonly onDrag: (card: ExternalBoardCard | null) => void;
}

/** One job of the search. External ones are moved by dragging, or by the button. */
export function Card({ card, now, acts }: { card: JobSearchCard; now: number; acts: CardActs }) {
  const answerBy = card.kind === 'application' ? card.application.answer_by : null;
  const drag = card.kind === 'external' && {
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', card.title);
      acts.onDrag(card);
    },
    onDragEnd: () => acts.onDrag(null),
  };
  return (
    <li className={styles['card']} {...drag}>
      <div className={styles['head']}>
        <div className={styles['name']}>
          <CardTitle card={card} onOpen={acts.onOpen} />
          <span className={styles['soft']}>{nameOf(card).company}</span>
        </div>
        {answerBy && <ClockRing answerBy={answerBy} now={now} />}
      </div>
      <CardState card={card} now={now} />
      {card.kind === 'external' && <MoveButton card={card} onMove={acts.onMove} />}
    </li>
  );
}

/** A saved job leads to its page, as there is nothing else about it yet. */
function CardTitle({ card, onOpen }: { card: JobSearchCard; onOpen: (id: string) => void }) {
  const language = useLanguage();
  const { title } = nameOf(card);
  const id = cardIdOf(card);
  if (card.kind !== 'saved_job')
    return (
      <button type="button" className={styles['title']} onClick={() => onOpen(id)} {...markOf(id)}>
        {title}
      </button>
    );
  if (!card.job) return <span className={styles['titleText']}>{title}</span>;
  return (
    <a className={styles['title']} href={localizedPath(language, jobPath(card.job))} {...markOf(id)}>
      {title}
    </a>
  );
}

function CardState({ card, now }: { card: JobSearchCard; now: number }) {
  const { t } = useTranslation('job-search');
  const language = useLanguage();
  const last = useLastEvent()(card);
  const hasNote = card.kind !== 'saved_job' && card.has_note;
  return (
    <>
      {last && (
        <p className={styles['soft']}>
          <FactPair
            first={last.text}
            second={
              <time className={styles['time']} dateTime={last.at} title={formatWibTime(last.at, language)}>
                {formatDaysAgo(last.at, now, language)}
              </time>
            }
          />
        </p>
      )}
      {card.next_step && <p className={styles['next']}>{t(`next.${card.next_step}`)}</p>}
      {hasNote && (
        <p className={styles['note']}>
          <StickyNote size={14} aria-hidden="true" />
          {t('note.there')}
        </p>
      )}
    </>
  );
}

function MoveButton({ card, onMove }: { card: ExternalBoardCard; onMove: CardActs['onMove'] }) {
  const { t } = useTranslation('job-search');
  return (
    <button
      type="button"
      className={styles['move']}
      aria-label={t('move.named', { name: card.title })}
      onClick={() => onMove(card)}
    >
      <ArrowLeftRight size={14} aria-hidden="true" />
      {t('move.label')}
    </button>
  );
}
