import { catalogue202611 } from './catalogue-2026-11';
import type { StoredCatalogue } from './stored-catalogue';

/** Plans grant applications, which can be used since one applies on the board. Prices and texts are those of 2026-11. */
export const catalogue202612: StoredCatalogue = { ...catalogue202611, version: '2026-12' };
