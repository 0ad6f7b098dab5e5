// Entry point of the thread that writes documents: calls come by name.
export { warmUp } from './warm-up';
export { writeDocument } from './write-document';
