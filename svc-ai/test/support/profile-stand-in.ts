import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  cvParseFailed,
  cvParseProgressed,
  cvParseRequested,
  cvParseSucceeded,
} from '@sabi/contracts/messages/cv';
import { cvProgressQueue, cvResultsQueue } from '@sabi/contracts/messages/queues';
import { type Message, on } from '@sabi/event-bus/bus';
import { createMessage } from '@sabi/event-bus/create-message';
import {
  type Broker,
  createMessagingIndexes,
  type Messaging,
  startMessaging,
} from '@sabi/event-bus/messaging';
import type { FileStore } from '@sabi/file-store/file-store';
import { createServiceDatabase } from '@sabi/test-kit/service-database';
import { silentLogger } from '@sabi/test-kit/silent-logger';

export interface CvOutcome {
  readonly resume_id: string;
  readonly result_key?: string;
  readonly error_code?: string;
}

/** Plays svc-profile: stores CVs, requests parsing and receives the results. */
export interface ProfileStandIn {
  readonly messaging: Messaging;
  readonly outcomes: CvOutcome[];
  readonly progress: number[];
  /** Stores a user's CV without a request. */
  store(bytes: Buffer, extension: string): Promise<{ user_id: string; file_key: string }>;
  /** Requests parsing of a stored file. */
  request(
    file: { user_id: string; file_key: string },
    cvId?: string,
  ): Promise<{ message: Message; cvId: string }>;
  /** Stores a result like svc-ai. */
  storeResult(resultKey: string, result: object): Promise<void>;
  /** The parsed CV. */
  readResult(resultKey: string | undefined): Promise<unknown>;
  /** Its evidence. */
  readEvidence(resultKey: string | undefined): Promise<unknown>;
  readHiddenLetters(resultKey: string | undefined): Promise<unknown>;
  stop(): Promise<void>;
}

export async function startProfileStandIn(broker: Broker, files: FileStore): Promise<ProfileStandIn> {
  const database = await createServiceDatabase('ai-profile-stand-in');
  await createMessagingIndexes(database.db);
  const { client, db } = database;
  const messaging = await startMessaging({
    service: 'svc-profile',
    broker,
    client,
    db,
    logger: silentLogger,
  });
  const outcomes: CvOutcome[] = [];
  const progress: number[] = [];
  const note = async (outcome: CvOutcome): Promise<undefined> => void outcomes.push(outcome);
  await messaging.subscribe([
    {
      queue: cvResultsQueue,
      concurrency: 5,
      handlers: [on(cvParseSucceeded, note), on(cvParseFailed, note)],
    },
    {
      queue: cvProgressQueue,
      concurrency: 5,
      handlers: [on(cvParseProgressed, async ({ progress_percent }) => void progress.push(progress_percent))],
    },
  ]);
  const readStored = async (resultKey = '') =>
    JSON.parse(await text((await files.get(resultKey)).stream)) as Record<string, unknown>;
  return {
    messaging,
    outcomes,
    progress,
    store: async (bytes, extension) => {
      const user_id = randomUUID();
      const file_key = `${user_id}/cv_${Date.now()}.${extension}`;
      await files.put(file_key, Readable.from([bytes]), { mediaType: 'application/octet-stream' });
      return { user_id, file_key };
    },
    request: async (file, cvId = randomUUID()) => {
      const message = createMessage(
        cvParseRequested,
        { resume_id: cvId, file_name: 'My CV', ...file },
        { actor: file.user_id },
      );
      await client.withSession((session) =>
        session.withTransaction(() => messaging.outbox.append(message, session)),
      );
      return { message, cvId };
    },
    storeResult: (resultKey, result) =>
      files.put(resultKey, Readable.from([JSON.stringify(result)]), { mediaType: 'application/json' }),
    readResult: async (resultKey) => {
      const { evidence: _where, hidden_letters: _howMany, ...cv } = await readStored(resultKey);
      return cv;
    },
    readEvidence: async (resultKey) => (await readStored(resultKey))['evidence'],
    readHiddenLetters: async (resultKey) => (await readStored(resultKey))['hidden_letters'],
    stop: async () => {
      await messaging.stop(1000);
      await database.drop();
    },
  };
}
