import { lazyComponent } from '@sabi/shell-sdk/react';

/** Loaded once a recruiter asks for the original, as its library is larger than all pages together. */
export const PdfView = lazyComponent(() =>
  import(/* webpackChunkName: "part-original-cv" */ './pdf-view').then((module) => module.PdfView),
);
