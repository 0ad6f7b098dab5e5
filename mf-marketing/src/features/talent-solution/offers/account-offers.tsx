import type { Catalogue } from '@sabi/contracts/http/billing/catalogue';
import {
  NoticeButton,
  OfferPrice,
  OpenOrders,
  PlanButton,
  type Purchase,
  reducedPrice,
  ServiceButton,
  useCatalogue,
  useCurrentPlan,
  useIsOrderRefused,
  usePurchase,
  VoucherField,
} from '@sabi/purchase';
import { createQueryClient } from '@sabi/shell-sdk/queries';
import { useLanguage } from '@sabi/shell-sdk/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import styles from './account-offers.module.css';
import { OffersFailed } from './offers-failed';
import { OffersWithoutPrices } from './offers-without-prices';
import { PlanCards } from './plan-cards';
import { ServiceCards } from './service-cards';
import { useReturnToOffer } from './use-return-to-offer';

export interface AccountOffersProps {
  /** Called when svc-billing has no offers for the account. */
  onRefused: () => void;
}

/** Plans and services with prices and order buttons, for signed-in users. */
export function AccountOffers({ onRefused }: AccountOffersProps) {
  const [queryClient] = useState(() => createQueryClient(() => undefined));
  return (
    <QueryClientProvider client={queryClient}>
      <LoadedOffers onRefused={onRefused} />
    </QueryClientProvider>
  );
}

function LoadedOffers({ onRefused }: AccountOffersProps) {
  const { data: catalogue, error, refetch } = useCatalogue();
  const purchase = usePurchase(); // one per page, as purchases are made one at a time
  if (error && !catalogue) return <OffersFailed onRetry={() => void refetch()} />;
  if (!catalogue) return <OffersWithoutPrices why="loading" />;
  // A rejected session counts as signed out.
  if (catalogue.services.every(({ price }) => price === null)) return <OffersWithoutPrices why="login" />;
  return <SoldOffers catalogue={catalogue} purchase={purchase} onRefused={onRefused} />;
}

interface SoldProps {
  catalogue: Catalogue;
  purchase: Purchase;
}

function SoldOffers({ onRefused, ...sold }: SoldProps & AccountOffersProps) {
  useReturnToOffer();
  const isRefused = useIsOrderRefused();
  const refuse = useEffectEvent(onRefused);
  useEffect(() => {
    if (isRefused) refuse();
  }, [isRefused]);
  return (
    <div className={styles['offers']}>
      <OpenOrders />
      <VoucherField voucher={sold.purchase.voucher} />
      <SoldPlans {...sold} />
      <SoldServices {...sold} />
    </div>
  );
}

function SoldPlans({ catalogue: { plans }, purchase }: SoldProps) {
  const currentPlan = useCurrentPlan();
  const language = useLanguage();
  return (
    <PlanCards
      plans={plans}
      priceOf={({ plan_type: type, price, list_price: listPrice }) =>
        price !== null && (
          <OfferPrice price={price} listPrice={listPrice} reduced={reducedPrice(purchase.voucher, type)} />
        )
      }
      actionOf={(plan) => <PlanButton plan={plan} currentPlan={currentPlan} purchase={purchase} />}
      laterActionOf={(feature) =>
        feature.kind && <NoticeButton kind={feature.kind} name={feature[language]} />
      }
    />
  );
}

function SoldServices({ catalogue: { services }, purchase }: SoldProps) {
  const language = useLanguage();
  return (
    <ServiceCards
      services={services}
      priceOf={({ service_type: type, price, unit }) =>
        price !== null && (
          <OfferPrice price={price} unit={unit[language]} reduced={reducedPrice(purchase.voucher, type)} />
        )
      }
      actionOf={(service) => <ServiceButton service={service} purchase={purchase} />}
    />
  );
}
