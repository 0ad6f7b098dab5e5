import type { ShareLink, ShareLinkView } from '@sabi/contracts/http/profile/sharing';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '@sabi/shell-sdk/dates';
import { QueryContent } from '../../layout/query-content';
import { countDays } from './count-days';
import { useShareLinkViews } from './sharing-calls';
import styles from './sharing.module.css';

/** Views listed individually; the chart includes the others. */
const listed = 10;
const days = 14;

/** Views of a link, with the kind of device. */
export function LinkViews({ link }: { link: ShareLink }) {
  const { t } = useTranslation('settings');
  const views = useShareLinkViews(link);
  return (
    <QueryContent query={views} loadingLabel={t('loading')}>
      {(list) => <ViewList views={list} />}
    </QueryContent>
  );
}

function ViewList({ views }: { views: readonly ShareLinkView[] }) {
  const { t } = useTranslation('settings');
  const language = useLanguage();
  const [now] = useState(() => new Date());
  const counts = countDays(
    views.map(({ seen_at }) => seen_at),
    days,
    now,
  );
  const recent = counts.reduce((sum, count) => sum + count, 0);
  return (
    <div className={styles['views']}>
      <DayBars counts={counts} label={t('sharing.views.picture', { count: recent, days })} />
      <p className={styles['hint']}>{t('sharing.views.picture', { count: recent, days })}</p>
      <ul className={styles['viewList']} aria-label={t('sharing.views.title')}>
        {views.slice(0, listed).map(({ seen_at, device, browser }) => (
          <li key={seen_at}>
            <time dateTime={seen_at}>{formatMoment(seen_at, language)}</time>
            {' · '}
            {[t(`sharing.devices.${device}`), browser].filter(Boolean).join(', ')}
          </li>
        ))}
      </ul>
      <p className={styles['hint']}>{t('sharing.views.privacy')}</p>
    </div>
  );
}

const bar = { width: 14, gap: 6, height: 48 } as const;

/** A bar per day, including days without views. */
function DayBars({ counts, label }: { counts: readonly number[]; label: string }) {
  const step = bar.width + bar.gap;
  const most = Math.max(...counts, 1);
  return (
    <svg
      className={styles['bars']}
      viewBox={`0 0 ${counts.length * step - bar.gap} ${bar.height}`}
      role="img"
      aria-label={label}
    >
      {counts.map((count, day) => {
        const height = Math.max((count / most) * bar.height, 2);
        return (
          <rect
            key={day}
            x={day * step}
            y={bar.height - height}
            width={bar.width}
            height={height}
            rx={count ? 3 : 1}
            data-empty={count === 0 || undefined}
          />
        );
      })}
    </svg>
  );
}
