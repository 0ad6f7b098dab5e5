import { readFile } from 'node:fs/promises';
import { accountErased } from '@sabi/contracts/messages/account';
import { createMessage } from '@sabi/event-bus/create-message';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import { eventually } from '@sabi/test-kit/eventually';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import { type Harness, startHarness } from './support/harness';
import { completion } from './support/scripted-model';

const [fixture] = cvFixtures().filter(({ format }) => format === 'docx');
if (!fixture) throw new Error('There is no fixture to read');
const { path, truth } = fixture;

describe('an erased account', () => {
  let harness: Harness;
  beforeEach(async () => {
    harness = await startHarness();
    harness.model.play(completion(truth));
  });
  afterEach(() => harness.stop());

  const keptWith = (text: string) => findCollectionsContaining(harness.database.db, text);
  const store = async () => harness.profile.store(await readFile(path), 'docx');
  const erase = (userId: string) =>
    harness.profile.messaging.bus.publish(createMessage(accountErased, { user_id: userId }));
  const outcomes = (count: number) =>
    eventually(() => {
      expect(harness.profile.outcomes).toHaveLength(count);
      return harness.profile.outcomes;
    });

  test('leaves nothing of its CVs: no row, no result, no analysis', async () => {
    const file = await store();
    await harness.profile.request(file);
    const [outcome] = await outcomes(1);
    const kept = harness.database.db.collection('kept_analyses');
    const analysis = { analysis: truth.email, expires_at: new Date(Date.now() + 60_000) };
    await kept.insertMany([
      { ...analysis, token_hash: 'theirs', user_id: file.user_id },
      { ...analysis, token_hash: 'another’s', user_id: crypto.randomUUID(), analysis: 'stays' },
    ]);
    const results = harness.database.db.collection('parsed_cvs');
    const answer = { text: truth.email, state: 'done', expires_at: new Date(Date.now() + 60_000) };
    const answers = harness.database.db.collection('consultation_answers');
    await answers.insertOne({ ...answer, answer_id: 'theirs', user_id: file.user_id });
    const conversations = harness.database.db.collection('conversations');
    await conversations.insertOne({ conversation_id: 'theirs', user_id: file.user_id, title: truth.email });
    const report = { user_id: file.user_id, report: { findings: [truth.email] }, created_at: new Date() };
    for (const name of ['cv_reports', 'earlier_cv_reports'])
      await harness.database.db.collection(name).insertOne({ ...report });
    const holding = [
      'consultation_answers',
      'conversations',
      'cv_reports',
      'earlier_cv_reports',
      'kept_analyses',
    ];
    expect((await keptWith(truth.email ?? '')).sort()).toEqual(holding);
    expect(await results.countDocuments()).toBe(1); // sealed
    await erase(file.user_id);
    await erase(file.user_id); // delivered twice
    expect(await keptWith(truth.email ?? '')).toEqual([]);
    expect(await results.countDocuments()).toBe(0);
    expect(await keptWith('stays')).toEqual(['kept_analyses']);
    await expect(harness.profile.readResult(outcome?.result_key)).rejects.toThrow();
    expect(await keptWith(file.user_id)).not.toContain('cv_parses');
  });

  test('leaves nothing of a CV that was being parsed at that moment', async () => {
    const file = await store();
    await erase(file.user_id);
    const { cvId } = await harness.profile.request(file);
    await eventually(async () => {
      expect(harness.model.questions).toHaveLength(1);
      expect(await harness.database.db.collection('parsed_cvs').countDocuments()).toBe(0);
      expect(await harness.database.db.collection('cv_parses').countDocuments()).toBe(0);
    });
    const resultKey = `${file.user_id}/parsed-cv_${cvId}.json`;
    await expect(harness.profile.readResult(resultKey)).rejects.toThrow();
    expect(harness.profile.outcomes).toEqual([]);
  });

  test('leaves no result where an earlier release stored it, beside the CV', async () => {
    const file = await store();
    const resultKey = file.file_key.replace('.docx', '.parsed.json');
    await harness.profile.storeResult(resultKey, truth);
    const parse = { ...file, resume_id: crypto.randomUUID(), state: 'parsed', updated_at: new Date() };
    await harness.database.db.collection('cv_parses').insertOne({ ...parse, result_key: resultKey });
    expect(await harness.profile.readResult(resultKey)).toEqual(truth);
    await erase(file.user_id);
    await eventually(async () => expect(await keptWith(file.user_id)).not.toContain('cv_parses'));
    await expect(harness.profile.readResult(resultKey)).rejects.toThrow();
  });

  test('takes nothing from another account with the same file, which is parsed again', async () => {
    const [gone, other] = [await store(), await store()];
    await harness.profile.request(gone);
    await harness.profile.request(other);
    const [, outcome] = await outcomes(2);
    await erase(gone.user_id);
    expect(await harness.profile.readResult(outcome?.result_key)).toEqual(truth);
    await harness.profile.request(await store());
    await outcomes(3);
    expect(harness.model.questions).toHaveLength(2);
  });
});
