import { lazyComponent } from '@sabi/shell-sdk/react';
import { DeskSkeleton } from '../../desk/desk-skeleton';

/** Few of the staff open it. */
export const LazyPlatformPage = lazyComponent(
  () =>
    import(/* webpackChunkName: "part-platform" */ './platform-page').then((module) => module.PlatformPage),
  { Waiting: DeskSkeleton },
);
