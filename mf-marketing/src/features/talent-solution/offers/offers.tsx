import { useAccountId } from '@sabi/shell-sdk/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '../../../components/action-link';
import { Section } from '../../../components/section';
import { paths } from '../../../paths';
import { OffersFailed } from './offers-failed';
import { OffersWithoutPrices } from './offers-without-prices';
import { useIsRecruiter } from './use-is-recruiter';
import { useAccountOffers } from './use-account-offers';

/** Plans and single services. Their contents are public; prices are for signed-in users. */
export function Offers() {
  const { t } = useTranslation(['talent-solution', 'common']);
  const userId = useAccountId();
  // Some recruiters are known to svc-billing alone, as their metadata lacks the type.
  const [refusedId, setRefusedId] = useState<string | null>(null);
  const isRecruiter = useIsRecruiter() || (userId !== null && userId === refusedId);
  const { AccountOffers, hasFailed, retry } = useAccountOffers(userId !== null && !isRecruiter);
  return (
    <Section id="plans" title={t('plans.title')} text={t(isRecruiter ? 'plans.onlyTalent' : 'plans.text')}>
      {isRecruiter ? (
        <p>
          <ActionLink to={paths.companySolution}>{t('common:companySolution')}</ActionLink>
        </p>
      ) : userId === null ? (
        <OffersWithoutPrices why="login" />
      ) : hasFailed ? (
        <OffersFailed onRetry={retry} />
      ) : AccountOffers ? (
        // Separate state for each account.
        <AccountOffers key={userId} onRefused={() => setRefusedId(userId)} />
      ) : (
        <OffersWithoutPrices why="loading" />
      )}
    </Section>
  );
}
