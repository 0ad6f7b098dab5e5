// Entry point of the document thread; exports are called by name.
export { warmUp } from './warm-up';
export { writeDocument } from './write-document';
