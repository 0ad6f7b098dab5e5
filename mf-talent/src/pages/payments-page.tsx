import { usePageHead } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { PaymentHistory } from '../features/payments/payment-history';
import { useHoldings } from '../features/payments/payment-queries';
import { OwnedPlan } from '../features/payments/owned-plan';
import { Receipts } from '../features/payments/receipts';
import { RefundNotices } from '../features/payments/refund-notices';
import { Statement } from '../features/payments/statement';
import { Page } from '../layout/page';
import styles from './payments-page.module.css';

/** Anchors of the page's parts, for links. */
const parts = { have: 'have', history: 'payments', statement: 'statement', receipts: 'receipts' } as const;

/** Plan, payments and ledger. For recruiters too, as they may have bought something before. */
export function PaymentsPage() {
  const { t } = useTranslation('payments');
  const { data: holdings } = useHoldings();
  usePageHead({ title: t('head.title'), description: t('head.description'), robots: 'noindex' });
  return (
    <Page title={t('title')} lead={t('lead')}>
      <nav aria-label={t('contents')}>
        <ul className={styles['contents']}>
          {(Object.keys(parts) as (keyof typeof parts)[]).map((part) => (
            <li key={part}>
              <a className={styles['link']} href={`#${parts[part]}`}>
                {t(`${part}.title`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <RefundNotices currentPlan={holdings?.plan.plan_type} />
      <OwnedPlan anchor={parts.have} />
      <PaymentHistory anchor={parts.history} />
      <Statement anchor={parts.statement} />
      <Receipts anchor={parts.receipts} />
    </Page>
  );
}
