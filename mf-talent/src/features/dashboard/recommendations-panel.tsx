import { lazyComponent } from '@sabi/shell-sdk/react';
import { RecommendationsLoading } from './recommendations-loading';

/** Jobs for a talent, loaded after what is visible at first. */
export const RecommendationsPanel = lazyComponent(
  () =>
    import(/* webpackChunkName: "part-recommendations" */ './recommendations').then(
      (module) => module.Recommendations,
    ),
  { Waiting: RecommendationsLoading, texts: ['recommendations'] },
);
