import type { ApplicationCard, Stage } from '@sabi/contracts/http/hiring/applications';
import { formatWibDay } from '@sabi/shell-sdk/dates';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { isLive } from './application-clock';
import styles from './applications.module.css';
import { ClockText } from './clock-text';
import { StageMark } from './stage-mark';

interface ApplicationRowProps {
  card: ApplicationCard;
  stages: readonly Stage[];
  href: string;
  isSelected: boolean;
  onSelect: () => void;
}

/** One application, with a link to its page. One that has ended cannot be selected. */
export function ApplicationRow({ card, stages, href, isSelected, onSelect }: ApplicationRowProps) {
  const { t } = useTranslation('applications');
  const language = useLanguage();
  const name = card.name ?? t('erased');
  const isNew = card.opened_at === null && isLive(card);
  return (
    <tr className={styles['row']} data-selected={isSelected || undefined}>
      <td className={styles['selectCell']}>
        <label className={styles['select']}>
          <input
            type="checkbox"
            checked={isSelected}
            disabled={!isLive(card)}
            aria-label={t('selectNamed', { name })}
            onChange={onSelect}
          />
        </label>
      </td>
      <th scope="row" className={styles['nameCell']}>
        <a className={styles['link']} href={href} data-application>
          {name}
        </a>
        {isNew && <span className={styles['new']}>{t('new')}</span>}
        {card.headline && <span className={styles['headline']}>{card.headline}</span>}
      </th>
      <td className={styles['stageCell']}>
        <StageMark card={card} stages={stages} />
      </td>
      <td className={styles['clockCell']}>
        <ClockText card={card} />
      </td>
      <td className={styles['sentCell']}>{card.submitted_at && formatWibDay(card.submitted_at, language)}</td>
    </tr>
  );
}
