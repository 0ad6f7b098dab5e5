// Entry point of the process that never reads a document of a person: it loads the libraries, reads samples, and
// forks a process for each document, which has all of that already. Argument: the path of the service's socket.
import { answerDocument } from '../answer-document';
import { warmUpAtOnce } from '../warm-up';
import { forkForDocuments } from './fork-for-documents';

await forkForDocuments({ prepare: warmUpAtOnce, answer: answerDocument });
