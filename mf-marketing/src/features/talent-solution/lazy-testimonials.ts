import { lazyPart } from '@sabi/shell-sdk/react';

/** Nothing in them is clicked: what the server has sent stays as it is, and a first visit is spared their code. */
export const LazyTestimonials = lazyPart(() =>
  import('./talent-voices').then((module) => module.TalentVoices),
);
