import { claimTexts } from '@sabi/marketing-claims';
import { App, pages } from './routes';

/** The remote without its texts, as browsers load one language only. */
export const application = { variables: claimTexts, App, pages };
