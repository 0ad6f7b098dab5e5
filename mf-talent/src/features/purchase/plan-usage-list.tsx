import type { Catalogue } from '@sabi/contracts/http/billing/catalogue';
import type { EntitlementKind } from '@sabi/contracts/http/billing/entitlement-kinds';
import type { EntitlementUsage } from '@sabi/contracts/http/billing/entitlements';
import { isSold } from '@sabi/purchase';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { findRedemption } from '../../entitlements/find-redemption';
import { isCounted } from '../../entitlements/is-counted';
import type { RequestableService } from '../../service-requests/requestable-service';
import { useServiceRequests } from '../../service-requests/request-queries';
import styles from './plan-panel.module.css';
import { UsageAction } from './usage-action';

interface PlanUsageListProps {
  usage: readonly EntitlementUsage[];
  catalogue: Catalogue;
  onAsk: (service: RequestableService) => void;
}

/** Purchases with their used share, and actions to use the rest. */
export function PlanUsageList({ usage, catalogue, onAsk }: PlanUsageListProps) {
  const { t } = useTranslation('plans');
  const { data: requests = [] } = useServiceRequests();
  const countOpen = (kind: EntitlementKind) =>
    requests.filter((each) => each.kind === kind && each.state === 'open').length;
  if (usage.length === 0) return <p className={styles['text']}>{t('current.noUsage')}</p>;
  return (
    <ul className={styles['usage']} aria-label={t('current.usage')}>
      {usage.map(({ kind, used, total }) => {
        const redemption = findRedemption(catalogue, kind);
        return (
          <li key={kind} className={styles['kind']}>
            <span>{t(`kinds.${kind}`)}</span>
            <span className={styles['end']}>
              {isCounted(kind) && <UsedCount used={used} total={total} />}
              {!isCounted(kind) && isSold(redemption) && (
                <span className={styles['count']}>{t('current.open')}</span>
              )}
              <UsageAction
                kind={kind}
                left={total - used}
                requested={countOpen(kind)}
                redemption={redemption}
                onAsk={onAsk}
              />
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function UsedCount({ used, total }: { used: number; total: number }) {
  const { t } = useTranslation('plans');
  return (
    <span className={styles['count']}>
      <span aria-hidden="true">{t('current.count', { used, total })}</span>
      <VisuallyHidden>{t('current.countSaid', { used, total })}</VisuallyHidden>
    </span>
  );
}
