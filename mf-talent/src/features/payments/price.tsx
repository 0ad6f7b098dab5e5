import { formatRupiah } from '@sabi/contracts/billing/rupiah';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import styles from './payments.module.css';

interface PriceProps {
  amount: number;
  /** The regular price; shown where it is higher. */
  listPrice: number;
  isPaid: boolean;
}

/** The price paid or to be paid, beside the list price. */
export function Price({ amount, listPrice, isPaid }: PriceProps) {
  const { t } = useTranslation('payments');
  return (
    <p className={styles['price']}>
      {listPrice > amount && (
        <>
          <VisuallyHidden>{t('history.listPrice')} </VisuallyHidden>
          <s className={styles['list']}>{formatRupiah(listPrice)}</s>{' '}
        </>
      )}
      <VisuallyHidden>{t(isPaid ? 'history.paid' : 'history.toPay')} </VisuallyHidden>
      <strong className={styles['amount']}>{formatRupiah(amount)}</strong>
    </p>
  );
}
