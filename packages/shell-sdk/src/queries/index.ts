export { failedText } from './failed-text';
export { createQueryClient, shownInPlace } from './query-client';
export { useFailuresEnd } from './use-failures-end';
