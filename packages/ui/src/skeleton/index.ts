export { PagePlaceholder } from './page-placeholder';
export { Skeleton } from './skeleton';
