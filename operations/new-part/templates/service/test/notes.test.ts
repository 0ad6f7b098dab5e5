import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Note, noteLimit } from '@sabi/contracts/http/sample/notes';
import { noteStored } from '@sabi/contracts/messages/sample';
import { eventually } from '@sabi/test-kit/eventually';
import { findCollectionsContaining } from '@sabi/test-kit/find-collections-containing';
import { createSampleOpenApi } from '../src/entry-points/http/openapi';
import { type Account, startTestService, type TestService } from './support/harness';

let service: TestService;

beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

const put = (account: Account | null, noteId: string, text: string) =>
  service.call('put', `/notes/${noteId}`, account, { text });
const list = async (account: Account): Promise<Note[]> =>
  ((await service.call('get', '/notes', account).expect(200)).body as { notes: Note[] }).notes;
const summarize = async (account: Account) =>
  (await service.call('get', '/summary', account).expect(200)).body;

describe('a note', () => {
  test('is there for its account alone, once, also when it is sent twice', async () => {
    const [account, other] = await Promise.all([service.account(), service.account()]);
    const noteId = randomUUID();
    await put(account, noteId, 'first').expect(200);
    await put(account, noteId, 'second').expect(200);
    expect(await list(account)).toMatchObject([{ note_id: noteId, text: 'second' }]);
    expect(await list(other)).toEqual([]);
  });

  test('of another account answers 404 and stays as it is', async () => {
    const [account, other] = await Promise.all([service.account(), service.account()]);
    const noteId = randomUUID();
    await put(account, noteId, 'mine').expect(200);
    await put(other, noteId, 'yours').expect(404, /ENTRY_NOT_FOUND/);
    expect(await list(account)).toMatchObject([{ text: 'mine' }]);
  });

  test.each([
    ['without a text', randomUUID(), {}],
    ['with an empty text', randomUUID(), { text: ' ' }],
    ['with a text that is too long', randomUUID(), { text: 'x'.repeat(2001) }],
    ['with an unknown field', randomUUID(), { text: 'x', user_id: randomUUID() }],
    ['with an id that is none', 'first', { text: 'x' }],
  ])('%s is refused, and nothing is stored', async (_which, noteId, body) => {
    const account = await service.account();
    await service.call('put', `/notes/${noteId}`, account, body).expect(422);
    expect(await list(account)).toEqual([]);
  });

  test('is refused where the account has as many as it may have', async () => {
    const account = await service.account();
    const now = new Date();
    const stored = Array.from({ length: noteLimit }, () => ({
      ...{ id: randomUUID(), user_id: account.userId, text: 'one', created_at: now, updated_at: now },
    }));
    await service.database.db.collection('notes').insertMany(stored);
    await put(account, randomUUID(), 'one more').expect(409, /ENTRY_LIMIT_REACHED/);
    await put(account, stored[0]?.id ?? '', 'changed').expect(200);
  });

  test('is counted by its message, which may come twice', async () => {
    const account = await service.account();
    expect(await summarize(account)).toEqual({ notes: 0, stored_at: null });
    const noteId = randomUUID();
    await put(account, noteId, 'one').expect(200);
    await eventually(async () => expect(await summarize(account)).toMatchObject({ notes: 1 }));
    await service.publish(noteStored, { note_id: noteId, user_id: account.userId });
    expect(await summarize(account)).toMatchObject({ notes: 1 });
  });
});

describe('an account', () => {
  test('gets a copy of all its notes', async () => {
    const account = await service.account();
    await put(account, randomUUID(), 'Zanzibar copy').expect(200);
    const { body } = await service.call('get', '/export', account).expect(200);
    expect(body).toMatchObject({
      documents: [{ name: 'sample', data: [{ text: 'Zanzibar copy' }] }],
      files: [],
    });
  });

  test('that is erased leaves nothing, and nothing of it is stored later', async () => {
    const account = await service.account();
    const keptWith = (text: string) => findCollectionsContaining(service.database.db, text);
    const noteId = randomUUID();
    await put(account, noteId, 'Zanzibar erased').expect(200);
    expect(await keptWith('Zanzibar erased')).toEqual(['notes']);
    await service.erase(account);
    await put(account, randomUUID(), 'Zanzibar later').expect(401, /TOKEN_INVALID/);
    await service.publish(noteStored, { note_id: noteId, user_id: account.userId });
    for (const text of ['Zanzibar erased', 'Zanzibar later']) expect(await keptWith(text)).toEqual([]);
    expect(
      await service.database.db.collection('note_summaries').countDocuments({ _id: account.userId as never }),
    ).toBe(0);
  });
});

test('openapi.json is the one of the routes', () => {
  const written = JSON.parse(readFileSync(join(__dirname, '../openapi.json'), 'utf8')) as object;
  expect(written).toEqual(JSON.parse(JSON.stringify(createSampleOpenApi())));
});
