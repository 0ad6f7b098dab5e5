import { formatRupiah } from '@sabi/contracts/rupiah';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import styles from './payments.module.css';

interface PriceProps {
  amount: number;
  /** What it would have cost; shown where it is more. */
  listPrice: number;
  isPaid: boolean;
}

/** What was paid, or is to be, beside the list price. */
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
