import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { type SupervisedMongo, startSupervisedMongo } from '../src/supervised-mongo';
import { startMongo } from '../src/mongo';

let work: string;
let folder: string;
let mongo: SupervisedMongo | undefined;
const states: string[] = [];
let notify: () => void = () => undefined;

beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'sabi-supervised-mongo-'));
  folder = join(work, 'mongo');
  await writeFile(join(work, 'mongo.key'), 'a'.repeat(64), { mode: 0o600 });
  states.length = 0;
});

afterEach(async () => {
  await mongo?.stop();
  mongo = undefined;
  await rm(work, { recursive: true, force: true });
});

async function start(password: string): Promise<SupervisedMongo> {
  mongo = await startSupervisedMongo({
    folder,
    access: { keyFile: join(work, 'mongo.key'), user: 'sabi', password },
    report: () => undefined,
    onChange: (state) => {
      states.push(state);
      notify();
    },
  });
  return mongo;
}

async function use<T>(uri: string, work: (client: MongoClient) => Promise<T>): Promise<T> {
  const client = await MongoClient.connect(uri);
  try {
    return await work(client);
  } finally {
    await client.close();
  }
}

const note = (uri: string, word: string) =>
  use(uri, (client) => client.db('notes').collection('notes').insertOne({ word }));
const readNotes = (uri: string) =>
  use(uri, async (client) =>
    (await client.db('notes').collection('notes').find().sort({ _id: 1 }).toArray()).map(
      ({ word }) => word as string,
    ),
  );
const withoutAccount = (uri: string) => uri.replace(/\/\/[^@]+@/, '//').replace('&authSource=admin', '');

test('nobody gets in without the password, and with it the data is there again on another port', async () => {
  const { uri } = await start('first password / with signs');
  await note(uri, 'first');
  await expect(readNotes(withoutAccount(uri))).rejects.toMatchObject({ codeName: 'Unauthorized' });
  await expect(readNotes(uri.replace('first', 'second'))).rejects.toMatchObject({ code: 18 });
  await mongo?.stop();
  const again = await start('first password / with signs');
  expect(again.uri).not.toBe(uri);
  expect(await readNotes(again.uri)).toEqual(['first']);
});

test('data of a server without accounts gets one, and so does that of another password', async () => {
  const open = await startMongo({ folder });
  await note(open.uri, 'before');
  await open.stop();
  const { uri } = await start('one');
  await expect(readNotes(withoutAccount(uri))).rejects.toMatchObject({ codeName: 'Unauthorized' });
  expect(await readNotes(uri)).toEqual(['before']);
  await mongo?.stop();
  const { uri: another } = await start('another');
  expect(await readNotes(another)).toEqual(['before']);
  await expect(readNotes(another.replace('another', 'one'))).rejects.toMatchObject({ code: 18 });
});

test('a server that ended is started again where it was, as often as it ends', async () => {
  const { uri, kill } = await start('password');
  for (const word of ['one', 'two']) {
    await note(uri, word);
    const back = new Promise<void>((resolve) => {
      notify = () => states.at(-1) === 'back' && resolve();
    });
    await kill();
    await back;
  }
  expect(states).toEqual(['ended', 'back', 'ended', 'back']);
  expect(await readNotes(uri)).toEqual(['one', 'two']);
});
