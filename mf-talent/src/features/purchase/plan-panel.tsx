import type { Catalogue, PlanType } from '@sabi/contracts/http/billing/catalogue';
import type { PlanUsage } from '@sabi/contracts/http/billing/entitlements';
import { ExtendButton, type Purchase } from '@sabi/purchase';
import { useLanguage } from '@sabi/shell-sdk/react';
import { ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@sabi/shell-sdk/dates';
import type { RequestableService } from '../../service-requests/requestable-service';
import styles from './plan-panel.module.css';
import { PlanUsageList } from './plan-usage-list';
import { plansAnchor } from './plans-anchor';

interface PlanPanelProps {
  usage: PlanUsage;
  catalogue: Catalogue;
  purchase: Purchase;
  onAsk: (service: RequestableService) => void;
}

/** The account's plan, its end and its used share. */
export function PlanPanel({ usage, catalogue, purchase, onAsk }: PlanPanelProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const nameOf = (type: PlanType) =>
    catalogue.plans.find(({ plan_type: each }) => each === type)?.name[language] ?? type;
  const current = catalogue.plans.find(({ plan_type: each }) => each === usage.plan_type);
  const { ends_at: endsAt, days_left: count, next } = usage;
  return (
    <>
      <p className={styles['name']}>{nameOf(usage.plan_type)}</p>
      <p className={styles['text']}>
        {endsAt === null || count === null
          ? t('current.noEnd')
          : t('current.daysLeft', { count, date: formatDay(endsAt, language) })}
      </p>
      {next && (
        <p className={styles['text']}>
          {t('current.next', { name: nameOf(next.plan_type), date: formatDay(next.starts_at, language) })}
        </p>
      )}
      <PlanUsageList usage={usage.usage} catalogue={catalogue} onAsk={onAsk} />
      <div className={styles['actions']}>
        {current && <ExtendButton plan={current} purchase={purchase} />}
        <ButtonLink variant="secondary" href={`#${plansAnchor}`}>
          {t('current.compare')}
        </ButtonLink>
      </div>
    </>
  );
}
