import { lazyComponent } from '@sabi/shell-sdk/react';

/** Loaded on demand, as talent never need it. */
export const RecruiterPanel = lazyComponent(() =>
  import(/* webpackChunkName: "part-recruiter" */ './recruiter-status').then(
    (module) => module.RecruiterStatus,
  ),
);
