import { lazyComponent } from '@sabi/shell-sdk/react';

export const ConfirmDialog = lazyComponent(() =>
  import(/* webpackChunkName: "part-confirm" */ './confirm-dialog').then((module) => module.ConfirmDialog),
);
