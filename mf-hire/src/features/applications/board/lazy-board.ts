import { lazyComponent } from '@sabi/shell-sdk/react';

export const Board = lazyComponent(() =>
  import(/* webpackChunkName: "part-board" */ './board').then((module) => module.Board),
);
