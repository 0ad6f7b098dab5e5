import type { Catalogue } from '@sabi/contracts/http/billing/catalogue';
import type { CatalogueRepository } from './catalogue-repository';
import { grantRulesOf } from './grant-rules';
import type { Redemptions } from './redemptions';
import type { StoredCatalogue } from './stored-catalogue';

interface ViewDependencies {
  readonly catalogue: Pick<CatalogueRepository, 'getCurrent'>;
  readonly redemptions: Redemptions;
}

/** Prices are for signed-in accounts (specification, section 6). */
export async function viewCatalogue(
  { pricesVisible }: { pricesVisible: boolean },
  { catalogue, redemptions }: ViewDependencies,
): Promise<Catalogue> {
  const current = addRedemptions(await catalogue.getCurrent(), redemptions);
  if (pricesVisible) return current;
  return {
    ...current,
    plans: current.plans.map((plan) => ({ ...plan, price: null, list_price: null })),
    services: current.services.map((service) => ({ ...service, price: null })),
  };
}

function addRedemptions(stored: StoredCatalogue, redemptions: Redemptions): Catalogue {
  const rules = grantRulesOf(stored.version);
  return {
    ...stored,
    plans: stored.plans.map((plan) => ({
      ...plan,
      features: plan.features.map(({ kind = null, ...feature }) => ({
        ...feature,
        kind,
        redemption: kind && redemptions[kind],
      })),
    })),
    services: stored.services.map((service) => {
      const { kind, lifetime } = rules.services[service.service_type];
      return { ...service, kind, lifetime, redemption: redemptions[kind] };
    }),
  };
}
