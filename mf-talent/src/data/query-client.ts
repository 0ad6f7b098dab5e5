export { createQueryClient, shownInPlace } from '@sabi/shell-sdk/queries';
