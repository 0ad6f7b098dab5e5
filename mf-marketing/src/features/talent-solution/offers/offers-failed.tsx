import { Button } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { OffersWithoutPrices } from './offers-without-prices';

/** Plans and services without prices after a failed load, with a retry. */
export function OffersFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation('talent-solution');
  return (
    <>
      <p role="alert">
        {t('plans.failed')}{' '}
        <Button variant="secondary" onClick={onRetry}>
          {t('plans.retry')}
        </Button>
      </p>
      <OffersWithoutPrices why="failed" />
    </>
  );
}
