import { serviceFacts } from '@sabi/shared-texts/catalogue';
import { servicePrices } from './prices';
import type { StoredCatalogue } from './stored-catalogue';

/** Services of all versions since 2026-01. */
export const soldServices: StoredCatalogue['services'] = serviceFacts.map(({ service_type, name, unit }) => ({
  service_type,
  name,
  unit,
  price: servicePrices[service_type],
}));
