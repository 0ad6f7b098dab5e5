import { cvParseFailed, cvParseProgressed, cvParseSucceeded } from '@sabi/contracts/messages/cv';
import { cvProgressQueue, cvResultsQueue } from '@sabi/contracts/messages/queues';
import { on, type Subscription } from '@sabi/event-bus/bus';
import type { Dependencies } from '../../dependencies';
import { importParsedCv } from '../../domain/cv-parsing/import-parsed-cv';
import { failParse } from '../../domain/cv-parsing/fail-parse';
import { handleDeadResult } from '../../domain/cv-parsing/handle-dead-result';
import { recordProgress } from '../../domain/cv-parsing/record-progress';

/** Progress and results of svc-ai. */
export function createCvSubscriptions(dependencies: Dependencies): Subscription[] {
  return [
    {
      queue: cvProgressQueue,
      concurrency: 10,
      handlers: [on(cvParseProgressed, async (body) => recordProgress(body, dependencies))],
    },
    {
      queue: cvResultsQueue,
      concurrency: 5,
      handlers: [
        on(cvParseSucceeded, (body) => importParsedCv(body, dependencies)),
        on(cvParseFailed, async (body) => failParse(body, dependencies)),
      ],
      onDead: (message) => handleDeadResult(message, dependencies),
    },
  ];
}
