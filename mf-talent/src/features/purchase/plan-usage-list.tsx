import type { EntitlementUsage } from '@sabi/contracts/http/entitlements';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import styles from './plan-panel.module.css';

/** Open while they last, so there is nothing to count. */
const uncounted: readonly string[] = ['cv_template_premium', 'whatsapp_assistant'];

/** What was bought, and how much of it is used up. */
export function PlanUsageList({ usage }: { usage: readonly EntitlementUsage[] }) {
  const { t } = useTranslation('plans');
  if (usage.length === 0) return <p className={styles['text']}>{t('current.noUsage')}</p>;
  return (
    <ul className={styles['usage']} aria-label={t('current.usage')}>
      {usage.map(({ kind, used, total }) => (
        <li key={kind} className={styles['kind']}>
          <span>{t(`kinds.${kind}`)}</span>
          {uncounted.includes(kind) ? (
            <span className={styles['count']}>{t('current.open')}</span>
          ) : (
            <span className={styles['count']}>
              <span aria-hidden="true">{t('current.count', { used, total })}</span>
              <VisuallyHidden>{t('current.countSaid', { used, total })}</VisuallyHidden>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
