import type { Payment } from '@sabi/contracts/http/billing/payment-history';
import { formatRupiah } from '@sabi/contracts/billing/rupiah';
import { useLanguage } from '@sabi/shell-sdk/react';
import { Button, ButtonLink } from '@sabi/ui/button';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '@sabi/shell-sdk/dates';
import { channelKind, channelName } from './channel-names';
import styles from './payments.module.css';
import { Price } from './price';
import { ReceiptButton } from './receipt-button';

interface PaymentRowProps {
  payment: Payment;
  onCancel: () => void;
}

/** One order: items, price, status and actions. */
export function PaymentRow({ payment, onCancel }: PaymentRowProps) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { name, status, amount, list_price: listPrice } = payment;
  const state = stateOf(payment);
  const isPaid = status === 'paid' || status === 'refunded';
  return (
    <li className={styles['row']} tabIndex={-1}>
      <div className={styles['head']}>
        <h3 className={styles['name']}>
          {name[language]}{' '}
          <span className={`${styles['state']} ${styles[state]}`}>{t(`history.states.${state}`)}</span>
        </h3>
        <Price amount={amount} listPrice={listPrice} isPaid={isPaid} />
      </div>
      <PaymentFacts payment={payment} />
      <PaymentActions payment={payment} onCancel={onCancel} />
    </li>
  );
}

/** The reason of an order's final state. */
function stateOf({ status, underpaid, given_up: isCancelled }: Payment) {
  if (status === 'expired' && underpaid) return 'underpaid';
  return isCancelled ? 'cancelled' : status;
}

function PaymentFacts({ payment }: { payment: Payment }) {
  const facts = useFacts(payment);
  return (
    <ul className={styles['facts']}>
      {facts.map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** The events of an order, in chronological order. */
function useFacts(payment: Payment): string[] {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const channel = useChannel(payment.paid_with);
  const at = (moment: string) => formatMoment(moment, language);
  const { status, voucher_code: code, price, amount, expires_at: expiresAt, invoice_url: url } = payment;
  const { paid_at: paidAt, ended_at: endedAt, refunded_at: refundedAt, receipt } = payment;
  const facts = [t('history.ordered', { time: at(payment.created_at) })];
  if (code) facts.push(t('history.voucher', { code, amount: formatRupiah(price - amount) }));
  if (status === 'pending')
    facts.push(url && expiresAt ? t('history.payUntil', { time: at(expiresAt) }) : t('history.noPage'));
  if (paidAt && channel) facts.push(t('history.paidWith', { time: at(paidAt), channel }));
  else if (paidAt) facts.push(t('history.paidAt', { time: at(paidAt) }));
  if (payment.underpaid) facts.push(t(`history.underpaid${payment.underpaid_settled ? 'Settled' : ''}`));
  else if (status === 'expired') {
    const key = payment.given_up ? 'cancelled' : 'expired';
    facts.push(endedAt ? t(`history.${key}At`, { time: at(endedAt) }) : t('history.expired'));
  }
  if (refundedAt) facts.push(t('history.refundedAt', { time: at(refundedAt) }));
  if (receipt) facts.push(t('history.receipt', { number: receipt.number }));
  return facts;
}

function useChannel(paidWith: Payment['paid_with']): string | null {
  const { t } = useTranslation('payments');
  if (!paidWith) return null;
  const name = channelName(paidWith.channel);
  const kind = channelKind(paidWith.method);
  if (!kind) return name;
  return name ? t('history.channel', { name, kind: t(`history.kinds.${kind}`) }) : t(`history.kinds.${kind}`);
}

function PaymentActions({ payment, onCancel }: PaymentRowProps) {
  const { t } = useTranslation('payments');
  const language = useLanguage();
  const { status, invoice_url: url, receipt, name } = payment;
  if (receipt)
    return (
      <p className={styles['actions']}>
        <ReceiptButton id={receipt.receipt_id} number={receipt.number} />
      </p>
    );
  if (status !== 'pending') return null;
  const named = <VisuallyHidden> {name[language]}</VisuallyHidden>;
  return (
    <p className={styles['actions']}>
      {url && (
        <ButtonLink href={url} target="_blank" rel="noreferrer">
          {t('history.pay')}
          {named}
        </ButtonLink>
      )}
      <Button variant="ghost" onClick={onCancel}>
        {t('history.cancel')}
        {named}
      </Button>
    </p>
  );
}
