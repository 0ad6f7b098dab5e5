import type { BoardCard } from '@sabi/contracts/http/hiring/application-board';
import { useLanguage } from '@sabi/shell-sdk/react';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatWibDayMonth } from '../../../dates/format-wib-day-month';
import { readClock } from '../application-clock';
import styles from './board.module.css';

/** By when the application needs an answer: a dot, and in words for screen readers and on hover. */
export function ClockDot({ card }: { card: BoardCard }) {
  const { t } = useTranslation(['applications', 'board']);
  const language = useLanguage();
  const [now] = useState(() => Date.now());
  const clock = readClock({ state: card.state, ...card.clock, ended_at: null }, now);
  if (!clock) return null;
  const text =
    clock.kind === 'overdue'
      ? t('clock.overdue', { count: clock.days })
      : t(`clock.${clock.kind === 'late' ? 'due' : clock.kind}`, {
          date: formatWibDayMonth(clock.at, language),
        });
  return (
    <span className={styles['clock']} data-kind={clock.kind} title={text}>
      {'days' in clock && <span aria-hidden="true">{t('board:days', { count: clock.days })}</span>}
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
