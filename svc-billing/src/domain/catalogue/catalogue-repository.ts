import type { StoredCatalogue } from './stored-catalogue';

export interface CatalogueRepository {
  /** The newest version that is valid now. */
  getCurrent(): Promise<StoredCatalogue>;
  /** Every version that is or was valid, newest first. */
  listValid(): Promise<StoredCatalogue[]>;
}
