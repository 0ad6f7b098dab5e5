import { appendFive, createTestChain, profileFrozen, type TestChain } from './test-chain';

let opened: TestChain;
beforeEach(async () => {
  opened = await createTestChain();
  await appendFive(opened);
  await opened.append(profileFrozen('user-1'));
});
afterEach(() => opened.database.drop());

test('acts about an account come with their details, oldest first, and none after its erasure', async () => {
  const acts = await opened.chain.listAccountActs('user-1');
  expect(acts.map(({ entry, details }) => [entry.seq, details])).toEqual([
    [2, { note: 'kalimat panjang' }],
    [6, { note: 'kalimat panjang' }],
  ]);
  await opened.chain.erasePayloads('user-1');
  expect(await opened.chain.listAccountActs('user-1')).toEqual([]);
  expect(await opened.chain.listAccountActs('user-2')).toHaveLength(1);
});
