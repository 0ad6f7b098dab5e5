import { lazyComponent } from '@sabi/shell-sdk/react';

export const RemoveCvDialog = lazyComponent(() =>
  import(/* webpackChunkName: "part-remove-cv" */ './remove-cv-dialog').then(
    (module) => module.RemoveCvDialog,
  ),
);
