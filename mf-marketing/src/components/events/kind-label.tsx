import { useTranslation } from 'react-i18next';
import type { EventKind } from '../../content/event';
import styles from './kind-label.module.css';

export function KindLabel({ kind }: { kind: EventKind }) {
  const { t } = useTranslation('events');
  return <span className={styles['kind']}>{t(`labels.${kind}`)}</span>;
}
