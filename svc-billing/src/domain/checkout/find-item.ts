import type { PaymentRequest } from '@sabi/contracts/http/billing/orders';
import type { StoredCatalogue } from '../catalogue/stored-catalogue';
import type { OrderedItem } from '../orders/order';

/** An item of a catalogue version. Amounts are whole rupiah. */
export type CatalogueItem = OrderedItem & {
  readonly name: { readonly en: string; readonly id: string };
  readonly price: number;
  readonly listPrice: number;
  readonly catalogueVersion: string;
};

/** @returns null for an item that this version does not sell */
export function findItem(catalogue: StoredCatalogue, request: PaymentRequest): CatalogueItem | null {
  const { version: catalogueVersion } = catalogue;
  if (request.paymentType === 'subscription') {
    const plan = catalogue.plans.find(({ plan_type: type }) => type === request.planType);
    if (!plan) return null;
    const { plan_type: item, name, price, list_price: listPrice } = plan;
    return { kind: 'subscription', item, name, price, listPrice, catalogueVersion };
  }
  const service = catalogue.services.find(({ service_type: type }) => type === request.serviceType);
  if (!service) return null;
  const { service_type: item, name, price } = service;
  return { kind: 'ala_carte', item, name, price, listPrice: price, catalogueVersion };
}
