import { catalogueSchema, planSchema, serviceSchema } from '@sabi/contracts/http/billing/catalogue';
import { entitlementKindSchema } from '@sabi/contracts/http/billing/entitlement-kinds';
import { z } from 'zod';

const localized = z.object({ en: z.string(), id: z.string() });

const rupiah = z.number().int().nonnegative();

/**
 * A stored catalogue version. Grants are in the grant rules; redemptions may change without a new version.
 */
export const storedCatalogueSchema = catalogueSchema.extend({
  plans: z.array(
    planSchema.extend({
      /** `kind` is missing in version 2026-01. */
      features: z.array(localized.extend({ kind: entitlementKindSchema.nullable().optional() })),
      price: rupiah,
      list_price: rupiah,
    }),
  ),
  services: z.array(
    serviceSchema.omit({ kind: true, redemption: true, lifetime: true }).extend({ price: rupiah }),
  ),
});
export type StoredCatalogue = z.infer<typeof storedCatalogueSchema>;
