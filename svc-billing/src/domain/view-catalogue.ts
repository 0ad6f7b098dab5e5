import type { Catalogue } from '@sabi/contracts/http/billing';
import type { CatalogueRepository } from '../data-access/catalogue-repository';

/** What a caller may see of the current catalogue: prices are for signed-in accounts (specification, section 6). */
export async function viewCatalogue(
  { pricesVisible }: { pricesVisible: boolean },
  { catalogue }: { catalogue: CatalogueRepository },
): Promise<Catalogue> {
  const current = await catalogue.getCurrent();
  if (pricesVisible) return current;
  return {
    ...current,
    plans: current.plans.map((plan) => ({ ...plan, price: null, list_price: null })),
    services: current.services.map((service) => ({ ...service, price: null })),
  };
}
