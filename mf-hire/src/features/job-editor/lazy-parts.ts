import { lazyComponent } from '@sabi/shell-sdk/react';

// The names of all places come with these, which is much for the first load of the form.

export const AreaSearch = lazyComponent(() =>
  import(/* webpackChunkName: "part-area-search" */ './area-search').then((module) => module.AreaSearch),
);

export const Preview = lazyComponent(() =>
  import(/* webpackChunkName: "part-job-preview" */ './preview').then((module) => module.Preview),
);
