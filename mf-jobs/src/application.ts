import statesEn from './locales/en/states.json';
import statesId from './locales/id/states.json';
import { App } from './routes';

/** The remote with the texts that are shown before a page's own have come. */
export const application = { dictionaries: { en: { states: statesEn }, id: { states: statesId } }, App };
