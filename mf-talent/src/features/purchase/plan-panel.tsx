import type { Catalogue, PlanType } from '@sabi/contracts/http/billing';
import type { PlanUsage } from '@sabi/contracts/http/entitlements';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../dates/format-moment';
import styles from './plan-panel.module.css';
import { plansAnchor } from './plan-offers';
import { PlanUsageList } from './plan-usage-list';
import type { Purchase } from './use-purchase';

interface PlanPanelProps {
  usage: PlanUsage;
  catalogue: Catalogue;
  purchase: Purchase;
}

/** The plan of the account, how long it lasts and what of it is used up. */
export function PlanPanel({ usage, catalogue, purchase }: PlanPanelProps) {
  const { t } = useTranslation('plans');
  const language = useLanguage();
  const nameOf = (type: PlanType) =>
    catalogue.plans.find(({ plan_type: each }) => each === type)?.name[language] ?? type;
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
      <PlanUsageList usage={usage.usage} />
      <p className={styles['actions']}>
        <ExtendButton type={usage.plan_type} catalogue={catalogue} purchase={purchase} />
        <ButtonLink variant="secondary" href={`#${plansAnchor}`}>
          {t('current.compare')}
        </ButtonLink>
      </p>
    </>
  );
}

function ExtendButton({
  type,
  catalogue,
  purchase: { busyWith, buy },
}: Omit<PlanPanelProps, 'usage'> & { type: PlanType }) {
  const { t } = useTranslation('plans');
  const plan = catalogue.plans.find(({ plan_type: each }) => each === type);
  if (!plan?.price || plan.duration_days === null) return null;
  const isBusy = busyWith === type;
  const amount = plan.price;
  return (
    <Button
      busy={isBusy}
      disabled={busyWith !== null && !isBusy}
      onClick={() => buy({ paymentType: 'subscription', planType: type, amount })}
    >
      {isBusy ? t('purchase.processing') : t('current.extend', { count: plan.duration_days })}
    </Button>
  );
}
