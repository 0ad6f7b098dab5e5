import { lazyComponent } from '@sabi/shell-sdk/react';

export const KeyList = lazyComponent(() =>
  import(/* webpackChunkName: "part-dialogs" */ './key-list').then((module) => module.KeyList),
);
