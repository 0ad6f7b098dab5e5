import { lazyPart } from '@sabi/shell-sdk/react';

/** Without script in the browser: the server's HTML stays, and a first visit does not load their code. */
export const LazyTestimonials = lazyPart(() =>
  import('./talent-voices').then((module) => module.TalentVoices),
);
