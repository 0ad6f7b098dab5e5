import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { EventKind } from '../../../content/event';
import { eventKinds, kindPath } from './kind-filter';
import styles from './kind-links.module.css';

const choices = [null, ...eventKinds] as const;

/** The kinds as links, so that each filter has an address and works without script. */
export function KindLinks({ chosen }: { chosen: EventKind | null }) {
  const { t } = useTranslation('events');
  return (
    <nav aria-label={t('filter.label')}>
      <ul className={styles['kinds']}>
        {choices.map((kind) => (
          <li key={kind}>
            <Link className={styles['kind']} to={kindPath(kind)} aria-current={kind === chosen || undefined}>
              {t(`filter.${kind ?? 'all'}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
