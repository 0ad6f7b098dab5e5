import { lazyComponent } from '@sabi/shell-sdk/react';

// Loaded on demand, as the names of all places are large.

export const AreaSearch = lazyComponent(() =>
  import(/* webpackChunkName: "part-area-search" */ './area-search').then((module) => module.AreaSearch),
);

export const Preview = lazyComponent(() =>
  import(/* webpackChunkName: "part-job-preview" */ './preview').then((module) => module.Preview),
);
