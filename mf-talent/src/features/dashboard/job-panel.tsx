import { lazyComponent } from '@sabi/shell-sdk/react';
import { JobsLoading } from './jobs-loading';

/** Jobs for a talent, loaded after what is visible at first. */
export const JobPanel = lazyComponent(
  () => import(/* webpackChunkName: "part-jobs" */ './jobs').then((module) => module.Jobs),
  { Waiting: JobsLoading, texts: ['jobs'] },
);
