import { lazyComponent } from '@sabi/shell-sdk/react';

/** Loaded after the queues are in view. */
export const DecisionDialog = lazyComponent(() =>
  import(/* webpackChunkName: "part-dialogs" */ './decision-dialog').then((module) => module.DecisionDialog),
);
