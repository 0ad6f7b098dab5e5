import type { BoardCard, BoardColumn } from '@sabi/contracts/http/hiring/application-board';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './board.module.css';

interface ColumnFactsProps {
  column: BoardColumn;
  cards: readonly BoardCard[];
  /** Cards that came to the stage until then are over its limit of days; undefined while not all have loaded. */
  overdueUntil: string | null | undefined;
}

/** How long applications are in a stage, and how many are too long in it. */
export function ColumnFacts({ column, cards, overdueUntil }: ColumnFactsProps) {
  const { t } = useTranslation('board');
  const [now] = useState(() => Date.now());
  const { sla_days: slaDays } = column;
  const { median, overSla } = useMemo(
    () =>
      overdueUntil === undefined
        ? { median: column.median_days, overSla: column.over_sla }
        : readTimes(cards.map((card) => card.entered_at).toSorted(), overdueUntil, now),
    [column, cards, overdueUntil, now],
  );
  return (
    <p className={styles['facts']}>
      {median !== null && <span>{t('column.median', { count: Math.round(median) })}</span>}
      {overSla > 0 && (
        <span className={styles['over']}>{t('column.overSla', { count: overSla, days: slaDays })}</span>
      )}
    </p>
  );
}

const dayMs = 86_400_000;

/** @param times ascending */
function readTimes(times: readonly string[], overdueUntil: string | null, now: number) {
  const [low, high] = [times[Math.ceil(times.length / 2) - 1], times[Math.floor(times.length / 2)]];
  const daysSince = (time: string) => Math.max(0, now - Date.parse(time)) / dayMs;
  return {
    median: low === undefined || high === undefined ? null : (daysSince(low) + daysSince(high)) / 2,
    overSla: overdueUntil === null ? 0 : times.filter((time) => time <= overdueUntil).length,
  };
}
