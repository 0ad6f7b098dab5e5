import { appendFive, companyVerified, createTestChain, profileFrozen, type TestChain } from './test-chain';

let opened: TestChain;
beforeAll(async () => {
  opened = await createTestChain();
  await appendFive(opened);
});
afterAll(() => opened.database.drop());

/** The entries are of 00:01 to 00:05. */
const minute = (value: number) => new Date(Date.UTC(2026, 10, 28, 0, value));

test.each([
  [{}, [5, 4, 3, 2, 1]],
  [{ actorId: companyVerified.actor.id }, [5, 3, 1]],
  [{ subject: { type: 'profile' } }, [4, 2]],
  [{ subject: profileFrozen('user-2').subject }, [4]],
  [{ action: 'profile.frozen' }, [4, 2]],
  [{ from: minute(2), to: minute(4) }, [3, 2]],
  [{ from: minute(4) }, [5, 4]],
  [{ actorId: companyVerified.actor.id, to: minute(5) }, [3, 1]],
  [{ actorId: 'user-9' }, []],
])('%j lists the entries %j', async (filter, expected) => {
  const { entries, next } = await opened.chain.list(filter, { limit: 10 });
  expect(entries.map(({ seq }) => seq)).toEqual(expected);
  expect(next).toBeNull();
});

test('pages follow each other, and the last one says so', async () => {
  const filter = { actorId: companyVerified.actor.id };
  const first = await opened.chain.list(filter, { limit: 2 });
  expect(first).toMatchObject({ entries: [{ seq: 5 }, { seq: 3 }], next: 3 });
  const second = await opened.chain.list(filter, { before: 3, limit: 2 });
  expect(second).toMatchObject({ entries: [{ seq: 1 }], next: null });
});

const operator = { $ne: 'nobody' } as unknown as string;

test.each([
  { actorId: operator },
  { action: operator },
  { subject: { type: operator } },
  { subject: { type: 'profile', id: operator } },
])('an operator of the database is none in the filter %j', async (filter) => {
  expect(await opened.chain.list(filter, { limit: 10 })).toEqual({ entries: [], next: null });
});
