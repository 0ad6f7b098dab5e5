import { catalogueSchema, planSchema, serviceSchema } from '@sabi/contracts/http/billing';
import { entitlementKindSchema } from '@sabi/contracts/http/entitlement-kinds';
import { z } from 'zod';

const localized = z.object({ en: z.string(), id: z.string() });

const rupiah = z.number().int().nonnegative();

/**
 * A version of the catalogue as the database holds it. What a single service grants, and for how long, is said by the grant
 * rules of the version; how it is redeemed changes without a new version.
 */
export const storedCatalogueSchema = catalogueSchema.extend({
  plans: z.array(
    planSchema.extend({
      /** Version 2026-01 does not say what is counted. */
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
