import type { Receipt } from '@sabi/contracts/http/billing/receipts';
import { formatRupiah } from '@sabi/contracts/billing/rupiah';
import { useLanguage } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '@sabi/shell-sdk/dates';
import { QueryContent } from '../../layout/query-content';
import { EmptyState, Section } from '@sabi/ui/section';
import { useReceipts } from './payment-queries';
import styles from './payments.module.css';
import { ReceiptButton } from './receipt-button';

/** Receipts of all payments. */
export function Receipts({ anchor }: { anchor: string }) {
  const { t } = useTranslation('payments');
  const query = useReceipts();
  return (
    <Section title={t('receipts.title')} anchor={anchor}>
      <QueryContent query={query} loadingLabel={t('receipts.loading')}>
        {({ receipts }) =>
          receipts.length === 0 ? (
            <EmptyState>{t('receipts.empty')}</EmptyState>
          ) : (
            <ul className={styles['rows']} aria-label={t('receipts.title')}>
              {receipts.map((receipt) => (
                <ReceiptRow key={receipt.receipt_id} receipt={receipt} />
              ))}
            </ul>
          )
        }
      </QueryContent>
    </Section>
  );
}

function ReceiptRow({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { receipt_id: id, number, name, amount, paid_at: paidAt, refunded_at: refundedAt } = receipt;
  return (
    <li className={styles['receipt']}>
      <div>
        <h3 className={styles['kind']}>{t('history.receipt', { number })}</h3>
        <p className={styles['soft']}>
          {`${name[language]} · ${formatRupiah(amount)} · ${formatDay(paidAt, language)}`}
        </p>
        {refundedAt && (
          <p className={styles['soft']}>
            {t('history.refundedAt', { time: formatDay(refundedAt, language) })}
          </p>
        )}
      </div>
      <ReceiptButton id={id} number={number} />
    </li>
  );
}
