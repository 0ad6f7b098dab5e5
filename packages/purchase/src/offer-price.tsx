import { formatRupiah } from '@sabi/contracts/billing/rupiah';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import styles from './offer-price.module.css';

interface OfferPriceProps {
  price: number;
  listPrice?: number | null;
  /** Price with the voucher; null without one. */
  reduced: number | null;
  /** Unit of the price: `per session`. */
  unit?: string;
}

/** The amount to pay, and the regular price if different. Whole rupiah. */
export function OfferPrice({ price, listPrice = null, reduced, unit }: OfferPriceProps) {
  const { t } = useTranslation('purchase');
  const amount = reduced ?? price;
  const before = reduced === null ? listPrice : price;
  return (
    <span className={styles['price']}>
      <span>
        <VisuallyHidden>{t('offers.price')} </VisuallyHidden>
        <strong className={styles['amount']}>{amount === 0 ? t('offers.free') : formatRupiah(amount)}</strong>
        {unit && ` ${unit}`}
      </span>
      {before !== null && before > amount && (
        <span>
          <VisuallyHidden>{t(reduced === null ? 'offers.listPrice' : 'offers.priceBefore')} </VisuallyHidden>
          <s className={styles['list']}>{formatRupiah(before)}</s>
        </span>
      )}
    </span>
  );
}
