export { createQueryClient, shownInPlace } from './query-client';
