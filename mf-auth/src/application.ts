import { App, pages } from './routes';

/** The remote without its texts, as browsers load one language only. */
export const application = { App, pages };
