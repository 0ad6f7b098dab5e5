import { randomUUID } from 'node:crypto';
import { exportPartSchema } from '@sabi/contracts/http/account-export';
import { cvFixtures } from '@sabi/test-kit/fixtures';
import request from 'supertest';
import { completion } from './support/scripted-model';
import { type Site, startSite } from './support/site';

const [fixture] = cvFixtures();
if (!fixture) throw new Error('There is no fixture to read');
const { truth } = fixture;

describe('this service’s part of a copy of one’s data', () => {
  let site: Site;
  let url: string;
  const read = async (userId: string) => {
    const token = await site.issuer.sign({ sub: userId });
    const { body, headers } = await request(url)
      .get('/api/ai/v1/export')
      .auth(token, { type: 'bearer' })
      .expect(200);
    expect(headers['cache-control']).toBe('private, no-store');
    const { documents, files } = exportPartSchema.strict().parse(body);
    expect(files).toEqual([]);
    expect(documents.map(({ name }) => name)).toEqual(['ai']);
    return documents[0]?.data as Record<string, unknown>;
  };
  const keepReading = async (userId: string, canary: string) => {
    const { db } = site.database;
    const hash = randomUUID();
    await db.collection('cv_parses').insertOne({
      resume_id: randomUUID(),
      user_id: userId,
      file_key: `${userId}/cv_1735362000000.pdf`,
      file_hash: hash,
      state: 'parsed',
      attempts: 1,
      last_fault: null,
      error_code: null,
      result_key: `${userId}/cv_1735362000000.parsed.json`,
      updated_at: new Date(),
    });
    const parsed = { ...truth, personal_summary: canary };
    await db
      .collection('parsed_cvs')
      .insertOne({ file_hash: hash, parser_version: 'one', parsed, created_at: new Date() });
    await db.collection('kept_analyses').insertOne({
      token_hash: hash,
      analysis: `analysed ${canary}`,
      user_id: userId,
      expires_at: new Date(Date.now() + 60_000),
    });
    await db.collection('cv_reports').insertOne({
      user_id: userId,
      report: { findings: [canary] },
      created_at: new Date(),
    });
    await db.collection('earlier_cv_reports').insertOne({
      user_id: userId,
      report: { findings: [`earlier ${canary}`] },
      created_at: new Date(Date.now() - 60_000),
    });
    await db.collection('consultation_answers').insertOne({
      answer_id: hash,
      user_id: userId,
      text: `answered ${canary}`,
      expires_at: new Date(Date.now() + 60_000),
    });
    await db.collection('conversations').insertOne({
      conversation_id: randomUUID(),
      user_id: userId,
      title: `asked ${canary}`,
      turns: [{ from: 'user', text: `asked ${canary}` }],
      updated_at: new Date(),
      deleted_at: null,
    });
    return { hash };
  };

  beforeAll(async () => {
    site = await startSite();
    ({ url } = site);
  });

  afterAll(() => site.stop());

  test('holds the results of the CVs and the analyses, and nothing of another account', async () => {
    const [userId, other] = [randomUUID(), randomUUID()];
    const { hash } = await keepReading(userId, 'kenari');
    await keepReading(other, 'gelatik');
    const data = await read(userId);
    expect(data).toMatchObject({
      cv_readings: [{ state: 'parsed', results: [{ parsed: { personal_summary: 'kenari' } }] }],
      analyses: [{ analysis: 'analysed kenari' }],
      conversations: [{ title: 'asked kenari', turns: [{ text: 'asked kenari' }] }],
      newest_cv_report: { report: { findings: ['kenari'] } },
      earlier_cv_reports: [{ report: { findings: ['earlier kenari'] } }],
      chat_answers_of_the_last_hour: [{ text: 'answered kenari' }],
      answers_of_the_last_day: 0,
    });
    expect(JSON.stringify(data)).not.toMatch(new RegExp(`gelatik|${other}|${hash}`));
  });

  test('counts the answers of the day', async () => {
    const userId = randomUUID();
    site.model.play(completion({ response: 'Hello.' }));
    await site.consult({
      body: { message: 'Hello', type: 'general' },
      token: await site.issuer.sign({ sub: userId }),
    });
    const used = await read(userId);
    expect(used).toMatchObject({ answers_of_the_last_day: 1, cv_readings: [], analyses: [] });
    expect(JSON.stringify(used)).toMatch(/"tokens_of_the_last_day":[1-9]/);
  });

  test('is refused without a session', async () => {
    const { body } = await request(url).get('/api/ai/v1/export').expect(401);
    expect(body.code).toBe('TOKEN_MISSING');
  });
});
