import { randomUUID } from 'node:crypto';
import type { Automation, AutomationStep, NewAutomation } from '@sabi/contracts/http/hiring/automations';
import { eventually } from '@sabi/test-kit/eventually';
import type { StoredEvent } from '../src/domain/applications/application';
import { automateApplication } from '../src/domain/automations/automate-application';
import { sweepOnce } from '../src/entry-points/schedule/start-sweeping';
import { Chance } from './support/application-runs/plan';
import { newAutomation } from './support/automations';
import {
  type Account,
  base,
  openCompany,
  posting,
  publishJob,
  startTestService,
  type TestService,
} from './support/harness';
import { newApplication } from './support/talents';

// A job with rules and applications by chance; what a dry run says of a rule has to be what the rule then does.

/** `npm run test:resilience` makes all hundred. */
const seeds = Array.from(
  { length: process.env['RESILIENCE'] === 'full' ? 100 : 20 },
  (_, index) => index + 1,
);
const stages = ['review', 'screening', 'test', 'trial', 'interview'];
const applicationCount = 3;
const hourMs = 3_600_000;

const ownStages = stages.map((id) => ({
  id,
  kind: id === 'review' ? 'review' : 'test',
  name: { en: id, id },
  sla_days: 10,
}));

let service: TestService;
beforeAll(async () => {
  service = await startTestService();
});
afterAll(() => service.stop());

interface Hired {
  readonly owner: Account;
  readonly path: string;
  readonly companyId: string;
}

interface Job {
  readonly jobId: string;
  readonly no: number;
  readonly rules: string;
  readonly ids: readonly string[];
}

const questions = [
  ...posting.questions,
  { text: 'Berapa tahun pengalaman?', kind: 'number' as const, knock_out: null },
];

test(`a dry run of a rule is what the rule then does, in ${seeds.length} jobs by chance`, async () => {
  const owner = await service.account();
  const company = { owner, ...(await openCompany(service, owner)) };
  const tally = { steps: 0, chains: 0, refused: 0, none: 0 };
  for (const seed of seeds) await runSeed(seed, company, tally);
  // Each kind has occurred.
  expect(Math.min(...Object.values(tally))).toBeGreaterThan(2);
}, 1_200_000);

async function runSeed(
  seed: number,
  company: Hired,
  tally: { steps: number; chains: number; refused: number; none: number },
): Promise<void> {
  const chance = new Chance(seed);
  const began = service.clock.now;
  const job = await openJob(company, chance);
  const rules: Automation[] = [];
  for (let count = 3 + chance.below(4); count > 0; count -= 1) {
    const target = rules.at(-1)?.act.stage_id;
    const body = { automation_id: randomUUID(), ...ruleBy(chance, target) };
    const { status, body: rule } = await service.call('post', job.rules, company.owner, body);
    if (status === 201) rules.push(rule as Automation);
    else tally.refused += 1;
  }
  const rule = rules[chance.below(3) === 0 ? 1 : 0];
  if (!rule) return;
  const said = await tryRule(rule, job, company);
  const status = rule.is_on ? 200 : 409;
  await service.call('post', `${job.rules}/${rule.automation_id}/run`, company.owner).expect(status);
  for (let round = 0; round < 5; round += 1) await follow(job, company);
  for (const id of job.ids) {
    const steps = said.get(id) ?? [];
    const done = (await listMoves(id, company)).map(({ stage_id, automation }) => [automation?.id, stage_id]);
    const planned = steps.map(({ automation_id, stage_id }) => [automation_id, stage_id]);
    expect({ seed, id, done }).toEqual({ seed, id, done: planned });
    if (steps.length > 0) tally.steps += 1;
    else tally.none += 1;
    if (steps.length > 1) tally.chains += 1;
  }
  service.clock.now = began;
}

async function openJob({ owner, path }: Hired, chance: Chance): Promise<Job> {
  const { job_id: jobId, public_no: no } = await publishJob(service, path, owner, { questions });
  await service.database.db
    .collection<{ _id: string }>('jobs')
    .updateOne({ _id: jobId }, { $set: { stages: ownStages } });
  const ids: string[] = [];
  for (let count = 0; count < applicationCount; count += 1) {
    const answers = [
      { question: questions[0]?.text ?? '', answer: chance.oneOf(['yes', 'no']) },
      { question: questions[1]?.text ?? '', answer: String(chance.below(6)) },
    ];
    const application = newApplication({ answers });
    await service
      .call('post', `${base}/jobs/${no}/applications`, await service.talent(), application)
      .expect(201);
    ids.push(application.idempotency_key);
    if (chance.below(3) > 0) continue; // stays where it came to
    const stage = chance.oneOf(stages.slice(1));
    // Without a key the talent is notified at once.
    const move = { ids: [application.idempotency_key], stage };
    await service.call('post', `${path}/applications/moves`, owner, move).expect(200);
  }
  // No message of before the rules is left.
  await eventually(async () =>
    expect(await service.database.db.collection('outbox').countDocuments()).toBe(0),
  );
  return { jobId, no, ids, rules: `${path}/jobs/${jobId}/automations` };
}

/** @param earlier where another rule moves applications, which this one often moves on */
function ruleBy(chance: Chance, earlier: string | undefined): NewAutomation {
  const [night, years] = questions;
  const conditions = [
    { question: night?.text ?? '', test: chance.oneOf(['is', 'is_not'] as const), value: 'yes' },
    {
      question: years?.text ?? '',
      test: chance.oneOf(['at_least', 'at_most'] as const),
      value: String(chance.below(6)),
    },
  ];
  return newAutomation({
    is_on: chance.below(8) > 0,
    trigger:
      earlier === undefined || chance.below(6) === 0
        ? { event: 'submitted' }
        : { event: 'moved', stage_id: chance.below(3) > 0 ? earlier : chance.oneOf(stages) },
    conditions: conditions.filter(() => chance.below(5) === 0),
    act: { stage_id: chance.oneOf(stages), template_id: null, after_hours: chance.below(5) },
  });
}

async function tryRule(
  rule: Automation,
  { rules }: Job,
  { owner }: Hired,
): Promise<ReadonlyMap<string, readonly AutomationStep[]>> {
  if (!rule.is_on) return new Map();
  const { automation_id, name, is_on, trigger, conditions, act } = rule;
  const body = { automation_id, name, is_on, trigger, conditions, act };
  const answer = await service.call('post', `${rules}/dry-run`, owner, body).expect(200);
  const { applications } = answer.body as {
    applications: { application_id: string; steps: AutomationStep[] }[];
  };
  return new Map(applications.map(({ application_id: id, steps }) => [id, steps]));
}

/** Lets talents be notified, and rules act on what has come. Each call comes twice, as messages may. */
async function follow({ jobId, ids }: Job, { companyId }: Hired): Promise<void> {
  service.clock.now = new Date(service.clock.now.getTime() + 6 * hourMs);
  await sweepOnce(service.dependencies);
  for (const id of ids) {
    const last = (await listMoves(id, { companyId })).at(-1);
    const message = { application_id: id, job_id: jobId, talent_id: '', company_id: companyId };
    if (!last) continue;
    for (let copy = 0; copy < 2; copy += 1)
      await automateApplication({ ...message, event_no: last.no }, service.dependencies);
  }
}

/** Moves by rules. */
async function listMoves(id: string, { companyId }: Pick<Hired, 'companyId'>): Promise<StoredEvent[]> {
  const events = await service.dependencies.applications.applicationsOf({ companyId }).listEvents(id);
  return events.filter(({ type, automation }) => type === 'moved' && automation);
}
