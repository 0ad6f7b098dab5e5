import type { PlanType, ServiceType } from '@sabi/contracts/http/billing/catalogue';
import { catalogue202601 } from './catalogue-2026-01';
import { catalogue202611 } from './catalogue-2026-11';
import { catalogue202612 } from './catalogue-2026-12';
import type { StoredCatalogue } from './stored-catalogue';

export interface CatalogueVersion {
  readonly catalogue: StoredCatalogue;
  readonly validFrom: Date;
}

/** Oldest first. Migrations store them; new prices need a new version. */
export const catalogueVersions: readonly CatalogueVersion[] = [
  { catalogue: catalogue202601, validFrom: new Date('2026-01-01T00:00:00+07:00') },
  { catalogue: catalogue202611, validFrom: new Date('2026-11-01T00:00:00+07:00') },
  { catalogue: catalogue202612, validFrom: new Date('2026-11-30T00:00:00+07:00') },
];

/** @throws {Error} for a version that does not exist */
export function getCatalogueVersion(version: string): CatalogueVersion {
  const found = catalogueVersions.find(({ catalogue }) => catalogue.version === version);
  if (!found) throw new Error(`There is no catalogue ${version}`);
  return found;
}

export const newestCatalogue: StoredCatalogue = catalogue202612;

/** Price in the newest catalogue, in whole rupiah. @throws {Error} for an unsold item */
export function priceOf(item: PlanType | ServiceType): number {
  const { plans, services } = newestCatalogue;
  const found =
    plans.find(({ plan_type: type }) => type === item) ??
    services.find(({ service_type: type }) => type === item);
  if (!found) throw new Error(`The newest catalogue does not sell ${item}`);
  return found.price;
}
