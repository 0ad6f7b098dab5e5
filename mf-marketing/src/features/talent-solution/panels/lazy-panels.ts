import { lazyPart, type LazyPart } from '@sabi/shell-sdk/react';
import type { PanelName } from './panel-names';

/** Panels that open with a click, each loaded on demand. */
export const lazyPanels: Readonly<Record<Exclude<PanelName, 'expert'>, LazyPart>> = {
  'cv-upload': lazyPart(() => import('../cv-analyzer/cv-analyzer').then((module) => module.CvAnalyzer)),
  positions: lazyPart(() => import('./positions-panel').then((module) => module.PositionsPanel)),
  community: lazyPart(() => import('./community-panel').then((module) => module.CommunityPanel)),
};
