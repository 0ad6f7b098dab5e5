import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import { createAuditChain } from '../src/audit-chain';
import { verifyExport } from '../src/verify-export';
import { appendFive, companyVerified, createTestChain, service, type TestChain } from './test-chain';

const noAnchors = { anchors: [], keys: new Map() };

let opened: TestChain;
beforeAll(async () => {
  opened = await createTestChain();
  await appendFive(opened);
});
afterAll(() => opened.database.drop());

test('JSON Lines are the chain: they are verified without the database', async () => {
  const exported = opened.chain.export({}, 'jsonl');
  const head = await opened.chain.readHead();
  expect(await verifyExport(exported, service, noAnchors)).toEqual({ ok: true, head, anchoredSeq: 0 });
});

test('JSON Lines give back every entry', async () => {
  const lines = (await text(opened.chain.export({}, 'jsonl'))).trimEnd().split('\n');
  const { entries } = await opened.chain.list({}, { limit: 10 });
  const read = lines.map((line) => JSON.parse(line) as { at: string });
  expect(read.map((entry) => ({ ...entry, at: new Date(entry.at) }))).toEqual(entries.toReversed());
});

test('every byte of every entry counts', async () => {
  const exported = await buffer(opened.chain.export({}, 'jsonl'));
  const newline = '\n'.codePointAt(0);
  const unnoticed: string[] = [];
  for (const [at, byte] of exported.entries()) {
    if (byte === newline) continue;
    const seq = exported.subarray(0, at).filter((one) => one === newline).length + 1;
    for (const other of [byte ^ 1, byte ^ 0x20]) {
      const changed = Buffer.from(exported);
      changed[at] = other;
      const verification = await verifyExport(Readable.from([changed]), service, noAnchors);
      const isFound = !verification.ok && [seq, seq - 1].includes(verification.fault.seq);
      if (!isFound) unnoticed.push(`byte ${at} as ${other}: ${JSON.stringify(verification)}`);
    }
  }
  expect(unnoticed).toEqual([]);
});

test('CSV has the same entries, oldest first', async () => {
  const rows = parse<Record<string, string>>(await text(opened.chain.export({}, 'csv')), { columns: true });
  const { entries } = await opened.chain.list({}, { limit: 10 });
  expect(rows).toEqual(
    entries.toReversed().map(({ seq, at, actor, subject, ...rest }) => ({
      ...Object.fromEntries(Object.entries(rest).map(([name, value]) => [name, value ?? ''])),
      seq: String(seq),
      at: at.toISOString(),
      'actor.kind': actor.kind,
      'actor.id': actor.id,
      'subject.type': subject.type,
      'subject.id': subject.id,
    })),
  );
});

test('an export takes the filter of the list, and has no payload', async () => {
  const exported = await text(opened.chain.export({ action: 'profile.frozen' }, 'jsonl'));
  expect(exported.match(/"seq":\d/g)).toEqual(['"seq":2', '"seq":4']);
  expect(exported).not.toContain('Putri');
});

test.each(['csv', 'jsonl'] as const)('an export as %s fails where the database does', async (format) => {
  const other = await createTestChain();
  await other.append(companyVerified);
  await other.database.drop();
  await expect(text(createAuditChain(other.database.db, service).export({}, format))).rejects.toThrow();
});
