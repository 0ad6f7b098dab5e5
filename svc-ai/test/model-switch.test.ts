import { createAuditChain } from '@sabi/audit/audit-chain';
import { createAuditCollections } from '@sabi/audit/audit-collections';
import { createTransact } from '@sabi/service-kit/transaction';
import { createModelSwitch } from '../src/data-access/model-switch';
import { switchModel } from '../src/domain/language-model/switch-model';
import { completion, explains } from './support/scripted-model';
import { type Site, startSite } from './support/site';

const ask = { message: 'What does the guarantee cover?', type: 'company' };

let site: Site;
beforeEach(async () => {
  site = await startSite();
});
afterEach(() => site.stop());

test('a model that is switched off while the service runs is not asked, and is again once it is on', async () => {
  const modelSwitch = createModelSwitch(site.database.db, { cacheMs: 0 });
  site.model.play(completion('An answer of the model.'));
  await modelSwitch.set(true);
  const { body } = await site.consult({ body: ask }).expect(200);
  expect(body).toMatchObject({ basic: true, response: expect.stringContaining('90-day guarantee') });
  site.model.play(explains('Leave this out.'));
  const cv = { cvText: 'Laksmi Rekawati, married, Islam. Warehouse supervisor for eight years in Surabaya.' };
  expect((await site.analyze({ body: cv }).expect(200)).body.basic).toBe(true);
  expect(site.model.questions).toHaveLength(0);
  await modelSwitch.set(false);
  site.model.play(completion('An answer of the model.'));
  const other = await site.start(); // the first notices it within five seconds
  await site.consult({ body: ask, service: other }).expect(200, { response: 'An answer of the model.' });
});

test('a change is heard of within the time it is remembered for', async () => {
  const { db } = site.database;
  const rememberedMs = 10_000;
  const [operator, replica] = [0, rememberedMs].map((cacheMs) => createModelSwitch(db, { cacheMs }));
  expect(await replica?.isOff()).toBe(false);
  await operator?.set(true);
  expect(await replica?.isOff()).toBe(false);
  const later = performance.now() + rememberedMs;
  const clock = jest.spyOn(performance, 'now').mockImplementation(() => later);
  expect(await replica?.isOff()).toBe(true);
  clock.mockRestore();
  expect(await operator?.isOff()).toBe(true);
});

test('each switch has a line in the audit chain, and without its line there is no switch', async () => {
  const { client, db } = site.database;
  await createAuditCollections(db, 'svc-ai'); // emptied by the previous test
  const modelSwitch = createModelSwitch(db, { cacheMs: 0 });
  const auditChain = createAuditChain(db, 'svc-ai');
  const dependencies = { modelSwitch, auditChain, transact: createTransact(client) };
  for (const off of [true, false]) await switchModel({ off, operator: 'putri' }, dependencies);
  const { entries } = await auditChain.list({}, { limit: 10 });
  expect(entries.map(({ action, actor }) => [action, actor.id])).toEqual([
    ['model.enabled', 'putri'],
    ['model.disabled', 'putri'],
  ]);
  const failing = { ...auditChain, append: () => Promise.reject(new Error('no line')) };
  const switched = switchModel({ off: true, operator: 'putri' }, { ...dependencies, auditChain: failing });
  await expect(switched).rejects.toThrow('no line');
  expect(await modelSwitch.isOff()).toBe(false);
});
