import { randomUUID } from 'node:crypto';
import { type OrderedList, orderedLists } from '@sabi/contracts/http/profile/entry-order';
import request from 'supertest';
import { acceptEverything, fetchProfile, fetchCvImport, reportSuccess, uploadCv } from './cvs';
import { createCaller } from './entries';
import { type Account, buildParsedCv, startTestService, type TestService } from './harness';
import { createShareLink, openLink } from './sharing';

const nameOf: Record<OrderedList, string> = { skills: 'skill_name', languages: 'language_name' };

describe('the order of a list', () => {
  let service: TestService;
  let account: Account;
  let call: ReturnType<typeof createCaller>;

  beforeAll(async () => {
    service = await startTestService();
  });

  beforeEach(async () => {
    account = await service.account({ user_type: 'talent' });
    call = createCaller(service, account);
  });

  afterAll(() => service.stop());

  const add = async (list: OrderedList, name: string): Promise<string> => {
    const { body } = await call.add(list, { [nameOf[list]]: name, proficiency_level: null }).expect(201);
    return body.id as string;
  };
  const addAll = async (list: OrderedList, names: readonly string[]) => {
    const ids: string[] = [];
    for (const name of names) ids.push(await add(list, name));
    return ids;
  };
  const read = async (list: OrderedList) => {
    const { profile, lists } = await fetchProfile(service, account);
    const entries = lists[list] as unknown as Record<string, unknown>[];
    return {
      version: profile.version,
      entries,
      names: entries.map((entry) => entry[nameOf[list]]).join(' '),
    };
  };
  const namesOf = async (list: OrderedList) => (await read(list)).names;
  const readCv = async (skills: readonly string[]) => {
    const parsed = skills.map((skill_name) => ({ skill_name, proficiency_level: 'Expert' }));
    await reportSuccess(
      service,
      account,
      await uploadCv(service, account),
      buildParsedCv({ skills: parsed }),
    );
    return fetchCvImport(service, account);
  };

  describe.each(orderedLists)('of %s', (list) => {
    test('when it is given, the list stands in it, and the profile is of another version once', async () => {
      const [a = '', b = '', c = ''] = await addAll(list, ['A', 'B', 'C']);
      const before = await read(list);
      for (let sent = 0; sent < 2; sent += 1) await call.order(list, { ids: [c, a, b] }).expect(204);
      const after = await read(list);
      expect(after.names).toBe('C A B');
      expect(after.version).toBe(before.version + 1);
      expect(after.entries).toEqual(expect.arrayContaining(before.entries)); // their other fields stay
    });

    test('what is added later stands at the end', async () => {
      const [a = '', b = ''] = await addAll(list, ['A', 'B']);
      await call.order(list, { ids: [b, a] }).expect(204);
      await add(list, 'C');
      expect(await namesOf(list)).toBe('B A C');
    });

    test('when an entry was added or removed meanwhile, it is refused and nothing changes', async () => {
      const [a = '', b = '', c = ''] = await addAll(list, ['A', 'B', 'C']);
      await call.remove(list, b).expect(204);
      const before = await read(list);
      for (const ids of [[c], [c, b, a], [c, randomUUID()], [c, a, randomUUID()]]) {
        const { body } = await call.order(list, { ids }).expect(409);
        expect(body.code).toBe('ENTRY_CHANGED');
      }
      expect(await read(list)).toEqual(before);
    });

    test('when an id is another account’s, it is refused and theirs stays as it is', async () => {
      const stranger = createCaller(service, await service.account({ user_type: 'talent' }));
      const fields = { [nameOf[list]]: 'Theirs', proficiency_level: null };
      const { body: theirs } = await stranger.add(list, fields).expect(201);
      const [a = ''] = await addAll(list, ['A', 'B']);
      const { body } = await call.order(list, { ids: [theirs.id, a] }).expect(409);
      expect(body.code).toBe('ENTRY_CHANGED');
      expect(await namesOf(list)).toBe('A B');
    });

    test('what is no order is refused', async () => {
      const [a = '', b = ''] = await addAll(list, ['A', 'B']);
      const tooMany = Array.from({ length: 201 }, () => randomUUID());
      const faults = [{}, { ids: [] }, { ids: [a, a] }, { ids: ['x', b] }, { ids: [b, a], position: 1 }];
      for (const body of [...faults, { ids: tooMany }]) {
        const { body: problem } = await call.order(list, body).expect(422);
        expect(problem.code).toBe('REQUEST_INVALID');
      }
      expect(await namesOf(list)).toBe('A B');
    });

    test('when entries are added at the same time, each order is whole or refused', async () => {
      const [a = '', b = ''] = await addAll(list, ['A', 'B']);
      const [ordered] = await Promise.all([
        call.order(list, { ids: [b, a] }),
        ...['C', 'D', 'E'].map((name) => add(list, name)),
      ]);
      expect([204, 409]).toContain(ordered.status);
      const { entries, names } = await read(list);
      expect(entries).toHaveLength(5);
      expect(names.startsWith(ordered.status === 204 ? 'B A ' : 'A B ')).toBe(true);
      const stored = await service.database.db.collection(list).find({ user_id: account.userId }).toArray();
      expect(new Set(stored.map(({ position }) => position as number)).size).toBe(5);
    });

    test('when a removed entry is brought back, it stands where it stood in the list', async () => {
      const [a = '', b = '', c = ''] = await addAll(list, ['A', 'B', 'C']);
      await call.remove(list, b).expect(204);
      await call.order(list, { ids: [c, a] }).expect(204);
      await call.restore(list, b).expect(200);
      expect(await namesOf(list)).toBe('C B A');
    });

    test('when an entry is changed, it keeps its place', async () => {
      const [a = '', b = ''] = await addAll(list, ['A', 'B']);
      await call.order(list, { ids: [b, a] }).expect(204);
      await call.change(list, b, { proficiency_level: 'Expert', version: 1 }).expect(200);
      expect(await namesOf(list)).toBe('B A');
    });
  });

  test('when entries of earlier times share a place, the order is kept all the same', async () => {
    const ids = await addAll('skills', ['A', 'B', 'C']);
    const skills = service.database.db.collection('skills');
    await skills.updateMany({ user_id: account.userId }, { $set: { position: 0 } });
    const [a = '', b = '', c = ''] = ids;
    await call.order('skills', { ids: [c, b, a] }).expect(204);
    await call.order('skills', { ids: [b, c, a] }).expect(204);
    expect(await namesOf('skills')).toBe('B C A');
  });

  test('when a CV is accepted, the order stays and what is new stands at the end', async () => {
    const [a = '', b = ''] = await addAll('skills', ['SAP', 'SQL']);
    await call.order('skills', { ids: [b, a] }).expect(204);
    await readCv(['Python', 'SAP', 'SQL', 'Excel']);
    await acceptEverything(service, account);
    expect(await namesOf('skills')).toBe('SQL SAP Python Excel');
  });

  test('when a CV is accepted and the list is ordered, undoing the CV keeps the order', async () => {
    const [a = '', b = ''] = await addAll('skills', ['SAP', 'SQL']);
    const cvImport = await readCv(['Python', 'SAP', 'SQL']);
    await acceptEverything(service, account);
    const { entries } = await read('skills');
    const python = entries.find(({ skill_name }) => skill_name === 'Python')?.['id'];
    await call.order('skills', { ids: [python, b, a] }).expect(204);
    await request(service.url)
      .post(`/api/profile/v1/cv-proposals/${cvImport.id}/undo`)
      .auth(account.token, { type: 'bearer' })
      .expect(200);
    expect(await namesOf('skills')).toBe('SQL SAP');
  });

  test('export, resume and shared profile have the same order', async () => {
    const [a = '', b = '', c = ''] = await addAll('skills', ['Alpha', 'Beta', 'Gamma']);
    await call.order('skills', { ids: [c, a, b] }).expect(204);
    const namesIn = (text: string) => (text.match(/Alpha|Beta|Gamma/g) ?? []).slice(0, 3).join(' ');
    const get = (path: string) => request(service.url).get(path).auth(account.token, { type: 'bearer' });
    const { body: copy } = await get('/api/profile/v1/export').expect(200);
    expect(namesIn(JSON.stringify(copy))).toBe('Gamma Alpha Beta');
    const { body: cv } = await request(service.url)
      .post('/api/profile/v1/documents')
      .auth(account.token, { type: 'bearer' })
      .send({ format: 'json', template: 'plain', language: 'en' })
      .expect(200);
    expect(namesIn(JSON.stringify(cv))).toBe('Gamma Alpha Beta');
    const link = await createShareLink(service, account);
    const { body: shared } = await openLink(service, link).expect(200);
    expect(namesIn(JSON.stringify(shared))).toBe('Gamma Alpha Beta');
  });
});
