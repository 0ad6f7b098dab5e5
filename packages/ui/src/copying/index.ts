export { type CopyOutcome, useCopy } from './use-copy';
