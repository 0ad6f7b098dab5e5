import { useMemberId } from '@sabi/shell-sdk/react';
import { useTranslation } from 'react-i18next';
import { Section } from '../../../components/section';
import { OffersFailed } from './offers-failed';
import { OffersWithoutPrices } from './offers-without-prices';
import { useMemberOffers } from './use-member-offers';

/** Plans and single services. What they hold is public; what they cost is for who is signed in. */
export function Offers() {
  const { t } = useTranslation('talent-solution');
  const userId = useMemberId();
  const { MemberOffers, hasFailed, retry } = useMemberOffers(userId !== null);
  return (
    <Section id="plans" title={t('plans.title')} text={t('plans.text')}>
      {userId === null ? (
        <OffersWithoutPrices why="login" />
      ) : hasFailed ? (
        <OffersFailed onRetry={retry} />
      ) : MemberOffers ? (
        // Another account never sees what was loaded for this one.
        <MemberOffers key={userId} />
      ) : (
        <OffersWithoutPrices why="loading" />
      )}
    </Section>
  );
}
