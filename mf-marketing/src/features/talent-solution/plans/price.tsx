import type { PlanType } from '@sabi/contracts/http/billing';
import { VisuallyHidden } from '@sabi/ui/visually-hidden';
import { LockKeyhole } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import styles from './price.module.css';
import type { PlanPrice, Prices } from './use-prices';

/** What a plan costs, or why that is not shown. */
export function Price({ plan, prices }: { plan: PlanType; prices: Prices }) {
  const { t } = useTranslation('talent-solution');
  const found = prices.status === 'loaded' ? prices.prices.get(plan) : undefined;
  if (found) return <Amount {...found} />;
  if (prices.status === 'loading') return <p className={styles['hidden']}>{t('plans.loading')}</p>;
  if (prices.status === 'failed') return <p className={styles['hidden']}>{t('plans.failed')}</p>;
  return (
    <p className={styles['hidden']}>
      <LockKeyhole size={18} aria-hidden="true" />
      {t('plans.loginForPrice')}
    </p>
  );
}

function Amount({ price, listPrice }: PlanPrice) {
  const { t } = useTranslation('talent-solution');
  return (
    <p className={styles['price']}>
      <VisuallyHidden>{t('plans.price')} </VisuallyHidden>
      <strong className={styles['amount']}>{price === 0 ? t('plans.free') : formatRupiah(price)}</strong>
      {listPrice > price && (
        <>
          <VisuallyHidden>{t('plans.listPrice')} </VisuallyHidden>
          <s className={styles['list']}>{formatRupiah(listPrice)}</s>
        </>
      )}
    </p>
  );
}

/** `Rp 350.000` in both languages: it is how the amount is written where it is paid. */
function formatRupiah(amount: number): string {
  const format = { style: 'currency', currency: 'IDR', maximumFractionDigits: 0 } as const;
  return amount.toLocaleString('id-ID', format);
}
