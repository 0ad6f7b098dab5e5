import { Button } from '@sabi/ui/button';
import { useTranslation } from 'react-i18next';
import { OffersWithoutPrices } from './offers-without-prices';

/** What there is, where the prices did not come, and the way to ask for them again. */
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
