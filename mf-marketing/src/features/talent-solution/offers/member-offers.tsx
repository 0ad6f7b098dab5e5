import type { PlanFacts, ServiceFacts } from '@sabi/contracts/catalogue';
import type { Catalogue } from '@sabi/contracts/http/billing';
import {
  OfferPrice,
  OpenOrders,
  PlanButton,
  type Purchase,
  reducedPrice,
  ServiceButton,
  useCatalogue,
  usePlanUsage,
  usePurchase,
  VoucherField,
} from '@sabi/shell-sdk/purchase';
import { createQueryClient } from '@sabi/shell-sdk/queries';
import { useLanguage } from '@sabi/shell-sdk/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import styles from './member-offers.module.css';
import { OffersFailed } from './offers-failed';
import { OffersWithoutPrices } from './offers-without-prices';
import { PlanCards } from './plan-cards';
import { ServiceCards } from './service-cards';

/** Plans and services with what they cost and the way to buy them, for who is signed in. */
export function MemberOffers() {
  const [queryClient] = useState(() => createQueryClient(() => undefined));
  return (
    <QueryClientProvider client={queryClient}>
      <LoadedOffers />
    </QueryClientProvider>
  );
}

function LoadedOffers() {
  const { data: catalogue, error, refetch } = useCatalogue();
  const purchase = usePurchase(); // one for the whole page: one thing is bought at a time
  if (error && !catalogue) return <OffersFailed onRetry={() => void refetch()} />;
  if (!catalogue) return <OffersWithoutPrices why="loading" />;
  // A session that the service does not take is none.
  if (catalogue.services.every(({ price }) => price === null)) return <OffersWithoutPrices why="login" />;
  return (
    <div className={styles['offers']}>
      <OpenOrders />
      <VoucherField voucher={purchase.voucher} />
      <SoldPlans catalogue={catalogue} purchase={purchase} />
      <SoldServices catalogue={catalogue} purchase={purchase} />
    </div>
  );
}

interface SoldProps {
  catalogue: Catalogue;
  purchase: Purchase;
}

function SoldPlans({ catalogue, purchase }: SoldProps) {
  const { data: usage } = usePlanUsage();
  const find = ({ plan_type: type }: PlanFacts) => catalogue.plans.find((each) => each.plan_type === type);
  return (
    <PlanCards
      priceOf={(facts) => {
        const plan = find(facts);
        if (!plan || plan.price === null) return null;
        const reduced = reducedPrice(purchase.voucher, plan.plan_type);
        return <OfferPrice price={plan.price} listPrice={plan.list_price} reduced={reduced} />;
      }}
      actionOf={(facts) => {
        const plan = find(facts);
        return plan && <PlanButton plan={plan} currentPlan={usage?.plan_type} purchase={purchase} />;
      }}
    />
  );
}

function SoldServices({ catalogue, purchase }: SoldProps) {
  const language = useLanguage();
  const find = ({ service_type: type }: ServiceFacts) =>
    catalogue.services.find((each) => each.service_type === type);
  return (
    <ServiceCards
      priceOf={(facts) => {
        const service = find(facts);
        if (!service || service.price === null) return null;
        const reduced = reducedPrice(purchase.voucher, service.service_type);
        return <OfferPrice price={service.price} unit={service.unit[language]} reduced={reduced} />;
      }}
      actionOf={(facts) => {
        const service = find(facts);
        return service && <ServiceButton service={service} purchase={purchase} />;
      }}
    />
  );
}
