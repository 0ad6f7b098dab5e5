import { lazyComponent } from '@sabi/shell-sdk/react';

/** On the dashboard: talents never need its code. */
export const RecruiterPanel = lazyComponent(() =>
  import(/* webpackChunkName: "part-recruiter" */ './recruiter-status').then(
    (module) => module.RecruiterStatus,
  ),
);
