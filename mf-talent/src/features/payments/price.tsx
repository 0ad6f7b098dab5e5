import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import { formatPrice } from './format-price';
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
          <s className={styles['list']}>{formatPrice(listPrice)}</s>{' '}
        </>
      )}
      <VisuallyHidden>{t(isPaid ? 'history.paid' : 'history.toPay')} </VisuallyHidden>
      <strong className={styles['amount']}>{formatPrice(amount)}</strong>
    </p>
  );
}
