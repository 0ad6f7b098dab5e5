import { lazyPart } from '@sabi/shell-sdk/react';

/** They need no script: the server's HTML stays, and a first visit does not load their code. */
export const LazyTestimonials = lazyPart(() =>
  import('./talent-voices').then((module) => module.TalentVoices),
);
