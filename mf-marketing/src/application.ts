import { claimTexts } from '@sabi/marketing-claims';
import { App, pages } from './routes';

/** The remote but for its texts, which browsers load in one language only. */
export const application = { variables: claimTexts, App, pages };
