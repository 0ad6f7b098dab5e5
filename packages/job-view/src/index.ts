export { JobBody } from './job-body';
export { JobFacts } from './job-facts';
export { JobHead } from './job-head';
export { Paragraphs } from './paragraphs';
export { PlaceNames } from './place-names';
export { useJobTerms } from './use-job-terms';
export { VerifiedMark } from './verified-mark';
