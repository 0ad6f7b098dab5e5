// Entry point of the thread that writes documents: calls come by name.
export { writeDocument } from './write-document';
