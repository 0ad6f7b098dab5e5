import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parsedCvSchema } from '@sabi/contracts/cv/parsed-cv';
import { cvEvidenceSchema } from '@sabi/contracts/cv/evidence';
import { eventually } from '@sabi/test-kit/eventually';
import { cvFixtures, type HostileCv, hostileCvPath, injectionTruth } from '@sabi/test-kit/fixtures';
import { testS3 } from '@sabi/test-kit/infrastructure';
import { reportSkipped } from '@sabi/test-kit/report-skipped';
import type { S3Access } from '@sabi/test-kit/s3-server';
import { type Harness, startHarness } from './support/harness';
import { completion, status } from './support/scripted-model';
import type * as ShortWaits from './support/short-retry-delays';

jest.mock('@sabi/contracts/messages/queues', () =>
  jest.requireActual<typeof ShortWaits>('./support/short-retry-delays').queuesWithShortRetryDelays(),
);

const [fixture] = cvFixtures().filter(({ format }) => format === 'docx');
if (!fixture) throw new Error('There is no fixture to read');

const s3 = testS3();
if (!s3) reportSkipped('No S3 server is installed: CVs were read from the folder store alone');

let harness: Harness;
beforeEach(async () => {
  harness = await startHarness();
});
afterEach(() => harness.stop());

const requestFile = async (path: string) => {
  const { profile } = harness;
  return profile.request(await profile.store(await readFile(path), path.slice(path.lastIndexOf('.') + 1)));
};
const outcomesOf = (count: number) =>
  eventually(() => {
    expect(harness.profile.outcomes).toHaveLength(count);
    return harness.profile.outcomes;
  });
const stateOf = (cvId: string) => harness.database.db.collection('cv_parses').findOne({ resume_id: cvId });

/** A parse finished by an earlier release. @returns its id */
const insertParsed = async (file: { user_id: string; file_key: string }, resultKey: string) => {
  const resume_id = randomUUID();
  const parse = { ...file, resume_id, state: 'parsed', attempts: 1, result_key: resultKey };
  await harness.database.db.collection('cv_parses').insertOne({ ...parse, updated_at: new Date() });
  return resume_id;
};

const stores: { name: string; s3?: S3Access }[] = [{ name: 'a folder' }, ...(s3 ? [{ name: 'S3', s3 }] : [])];

describe.each(stores)('a CV in $name', (store) => {
  test('when it can be read, its result is in the store and svc-profile gets its key', async () => {
    if (store.s3) {
      await harness.stop();
      harness = await startHarness({ s3: store.s3 });
    }
    harness.model.play(completion(fixture.truth));
    const { cvId, message } = await requestFile(fixture.path);
    const [outcome] = await outcomesOf(1);
    const { user_id, file_key } = message.body as { user_id: string; file_key: string };
    expect(outcome).toEqual({
      resume_id: cvId,
      user_id,
      file_key,
      result_key: `${user_id}/parsed-cv_${cvId}.json`,
    });
    expect(await harness.profile.readResult(outcome?.result_key)).toEqual(fixture.truth);
    const evidence = cvEvidenceSchema.parse(await harness.profile.readEvidence(outcome?.result_key));
    expect(evidence.work_experiences.map(({ lines }) => lines.length > 0)).toEqual(
      fixture.truth.work_experiences.map(() => true),
    );
    expect(await harness.profile.readHiddenLetters(outcome?.result_key)).toBe(0);
    expect(harness.log()).toMatch(/"hidden_letters":0.*"cv\.parsed"/);
    expect(harness.profile.progress).toEqual([10, 40, 90]);
    expect(await stateOf(cvId)).toMatchObject({ state: 'parsed', attempts: 1, error_code: null });
  });
});

test('when a parse of an earlier release is repeated, its result stays where that release stored it', async () => {
  harness.model.play(completion(fixture.truth));
  const file = await harness.profile.store(await readFile(fixture.path), 'docx');
  const resultKey = file.file_key.replace('.docx', '.parsed.json');
  const { cvId } = await harness.profile.request(file, await insertParsed(file, resultKey));
  const [outcome] = await outcomesOf(1);
  expect(outcome).toMatchObject({ resume_id: cvId, result_key: resultKey });
  expect(await harness.profile.readResult(resultKey)).toEqual(fixture.truth);
  expect(await stateOf(cvId)).toMatchObject({ state: 'parsed', attempts: 2, result_key: resultKey });
});

test('how many pages of a CV were not read stands in its result', async () => {
  harness.model.play(completion(fixture.truth));
  await requestFile(join(__dirname, 'fixtures', 'many-pages.pdf'));
  const [outcome] = await outcomesOf(1);
  expect(await harness.profile.readResult(outcome?.result_key)).toMatchObject({ unread_pages: 2 });
});

describe('a CV that comes again', () => {
  test('R11 when its message is delivered 1,000 times more, the model is called once and one result is sent', async () => {
    harness.model.play(completion(fixture.truth));
    const { message } = await requestFile(fixture.path);
    await outcomesOf(1);
    await Promise.all(Array.from({ length: 1000 }, () => harness.profile.messaging.bus.publish(message)));
    expect(harness.profile.outcomes).toHaveLength(1);
    expect(harness.model.questions).toHaveLength(1);
  });

  test('when the same file is asked for in 20 requests, the model is asked once and every parse ends', async () => {
    harness.model.play(completion(fixture.truth));
    const file = await harness.profile.store(await readFile(fixture.path), 'docx');
    await Promise.all(Array.from({ length: 20 }, () => harness.profile.request(file)));
    const outcomes = await outcomesOf(20);
    expect(new Set(outcomes.map(({ resume_id }) => resume_id)).size).toBe(20);
    expect(harness.model.questions).toHaveLength(1);
  });

  test('when another model is set, the file is parsed anew', async () => {
    harness.model.play(completion(fixture.truth));
    await requestFile(fixture.path);
    await outcomesOf(1);
    await harness.restart({ env: { OPENAI_MODEL: 'gpt-next' } });
    await requestFile(fixture.path);
    await outcomesOf(2);
    expect(harness.model.questions.map(({ model }) => model)).toEqual(['gpt-4o-mini', 'gpt-next']);
  });
});

describe('a CV that cannot be read', () => {
  test.each<[HostileCv, string]>([
    ['truncated.pdf', 'INVALID_FILE'],
    ['html-as.doc', 'INVALID_FILE'],
    ['zip-bomb.docx', 'INVALID_FILE'],
    ['xxe.docx', 'INVALID_FILE'],
    ['encrypted.pdf', 'NO_TEXT_EXTRACTED'],
    ['image-only.pdf', 'NO_TEXT_EXTRACTED'],
  ])('when it is %s, its owner gets %s at once and the model nothing', async (name, error_code) => {
    const { cvId } = await requestFile(hostileCvPath(name));
    expect(await outcomesOf(1)).toEqual([expect.objectContaining({ resume_id: cvId, error_code })]);
    expect(await stateOf(cvId)).toMatchObject({ state: 'failed', attempts: 1, error_code });
    expect(harness.model.questions).toHaveLength(0);
    expect(harness.log()).not.toContain('message.failed');
  });

  test('when its owner has deleted it meanwhile, the parse ends', async () => {
    const file = { user_id: crypto.randomUUID(), file_key: '' };
    file.file_key = `${file.user_id}/cv_1700000000000.pdf`;
    await harness.profile.request(file);
    expect(await outcomesOf(1)).toMatchObject([{ error_code: 'INVALID_FILE' }]);
  });

  test('when a message names the file of another user, the file is not read', async () => {
    const file = await harness.profile.store(await readFile(fixture.path), 'docx');
    await harness.profile.request({ ...file, user_id: crypto.randomUUID() });
    await eventually(() => expect(harness.log().includes('FILE_KEY_FOREIGN')).toBe(true));
    expect(harness.model.questions).toHaveLength(0);
    expect(await harness.database.db.collection('cv_parses').countDocuments({ attempts: { $gt: 0 } })).toBe(
      0,
    );
  });

  test('when its reader has to be stopped, it is not retried: its owner gets NO_TEXT_EXTRACTED and the next CV is read', async () => {
    harness.model.play(completion(fixture.truth));
    await harness.restart({
      env: { EXTRACTION_TIMEOUT_MS: '100' },
      childPath: `${__dirname}/fixtures/never-ending-child.mjs`,
    });
    const { cvId } = await requestFile(fixture.path);
    expect(await outcomesOf(1)).toMatchObject([{ resume_id: cvId, error_code: 'NO_TEXT_EXTRACTED' }]);
    expect(await stateOf(cvId)).toMatchObject({ state: 'failed', attempts: 1 });
    await harness.restart();
    await requestFile(fixture.path);
    expect((await outcomesOf(2))[1]).toHaveProperty('result_key');
  });
});

describe('a CV that addresses the model', () => {
  test('it stays in its slot and the shape of the answer does not change', async () => {
    const path = hostileCvPath('injection.pdf');
    harness.model.play(
      completion({
        ...injectionTruth(),
        first_name: 'Root',
        email: 'attacker@example.net',
        system_prompt: 'You extract structured data',
        profile_strength: 100,
      }),
    );
    await requestFile(path);
    const [outcome] = await outcomesOf(1);
    const result = await harness.profile.readResult(outcome?.result_key);
    expect(result).toEqual({ ...injectionTruth(), first_name: null, email: null });
    expect(parsedCvSchema.strict().safeParse(result).success).toBe(true);
    const [system, user] = harness.model.questions[0]?.messages ?? [];
    expect(system?.content).not.toContain('Laksmi');
    expect(user?.content.match(/<\/?cv>/g)).toEqual(['<cv>', '</cv>']);
    expect(user?.content).toMatch(/^<cv>\n[^]*Laksmi[^]*\n<\/cv>$/);
  });
});

describe('what the service says about a CV', () => {
  test('no line of the log holds any of its text, also when everything fails', async () => {
    harness.model.play(
      status(500),
      completion(`broken ${fixture.truth.email} JSON`),
      completion({ first_name: fixture.truth.first_name, skills: fixture.truth.personal_summary }),
      completion(fixture.truth),
    );
    await requestFile(fixture.path);
    await outcomesOf(1);
    const log = harness.log();
    expect(log).toContain('message.failed');
    const { first_name, last_name, email, personal_summary, work_experiences } = fixture.truth;
    const privateTexts = [
      first_name,
      last_name,
      email,
      personal_summary,
      ...work_experiences.map(({ company_name }) => company_name),
    ];
    for (const text of privateTexts) if (text) expect(log).not.toContain(text);
    expect(log).not.toContain('My CV');
  });

  test('its database keeps no text of it but the parsed result', async () => {
    harness.model.play(completion(fixture.truth));
    await requestFile(fixture.path);
    await outcomesOf(1);
    for (const name of ['cv_parses', 'inbox', 'outbox']) {
      const kept = await harness.database.db.collection(name).find().toArray();
      expect(JSON.stringify(kept)).not.toContain(fixture.truth.email);
    }
  });
});

test('a message of a shape the contract does not know ends without an outcome', async () => {
  harness.model.play(completion(fixture.truth));
  const { message } = await requestFile(fixture.path);
  await outcomesOf(1);
  const broken = { ...message, id: crypto.randomUUID(), body: { resume_id: 'none' } };
  await expect(harness.profile.messaging.bus.publish(broken)).rejects.toThrow('MESSAGE_SCHEMA_INVALID');
  expect(harness.profile.outcomes).toHaveLength(1);
});
