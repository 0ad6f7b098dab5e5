import { applicationDays, withdrawalMinutes } from '@sabi/contracts/hiring/application-terms';
import {
  isLive,
  type StoredApplication,
  type StoredEvent,
} from '../../../src/domain/applications/application';
import { hasJobEnded } from '../../../src/domain/applications/application-clock';
import type { Plan } from './plan';
import type { World } from './world';

const dayMs = 86_400_000;
const ending = ['failed', 'rejected', 'withdrawn', 'closed'];

/** Checks the final state of a run by its events and the ledger. @returns a sentence for each fault */
export async function findFaults({ free }: Plan, world: World): Promise<string[]> {
  const applications = await world.readApplications();
  const events = await world.readEvents();
  const found: string[] = [];
  for (const application of applications) {
    const own = events.filter(({ application_id: id }) => id === application.id);
    for (const fault of judgeApplication(application, own, world))
      found.push(
        `application ${application.id} (${application.state}, ${application.allowance.kind}) ${fault}`,
      );
  }
  for (const job of await world.readJobs())
    for (const application of applications) {
      const isOpen =
        isLive(application.state) && !application.clock.answered_at && !application.clock.opened_at;
      if (application.job_id === job.id && isOpen && hasJobEnded(job, world.clock))
        found.push(`application ${application.id} is open although its job has ended`);
    }
  found.push(
    ...judgePairs(applications),
    ...(await judgeFree(applications, free, world)),
    ...judgeCalls(applications, world),
    ...(await judgeNotifications(events, world)),
  );
  if (world.billing.findDrift().length > 0) found.push('the ledger does not add up');
  const unsent = await world.readOutbox();
  if (unsent.length > 0) found.push(`${unsent.length} messages are left`);
  return found;
}

function judgeApplication(
  application: StoredApplication,
  events: readonly StoredEvent[],
  world: World,
): string[] {
  const { id, state, allowance, clock, event_count: count } = application;
  const found: string[] = [];
  const expect = (isSo: boolean, otherwise: string) => void (isSo || found.push(otherwise));
  const timeOf = (...types: string[]) => events.find(({ type }) => types.includes(type))?.at.getTime();
  const countOf = (...types: string[]) => events.filter(({ type }) => types.includes(type)).length;
  expect(state !== 'submitting', 'was never settled');
  expect(
    events.every(({ no }, index) => no === index + 1) && events.length === count,
    'has gaps in its events',
  );
  expect(countOf('submitted') + countOf('failed') === 1, 'was not settled once');
  for (const type of ['opened', 'answered', 'allowance_returned', 'nudged'])
    expect(countOf(type) <= 1, `has ${type} more than once`);
  expect(countOf(...ending) <= 1, 'has ended more than once');
  expect(timeOf('submitted') === clock.submitted_at?.getTime(), 'was submitted at another time');
  expect(timeOf('opened') === clock.opened_at?.getTime(), 'was opened at another time');
  expect(timeOf('answered') === clock.answered_at?.getTime(), 'was answered at another time');
  expect(!application.held && !application.board_stage, 'holds a move that the talent was never notified');
  const notified = events.findLast(({ type }) => type === 'moved')?.stage_id;
  expect(application.stage_id === (notified ?? 'review'), 'is in another stage than its events say');
  expect((state === 'rejected') === countOf('rejected') > 0, 'is rejected without its event');
  for (const fault of judgeLetters(application, world)) found.push(fault);
  const isReturned = allowance.returned_at !== null;
  expect(isReturned === countOf('allowance_returned') > 0, 'has a return without its event');
  expect(
    isReturned === isReturnDue(events),
    isReturned ? 'got back what was used' : 'did not get back what is due',
  );
  const held = world.billing.heldBy(`application:${id}`);
  const isHolding = allowance.kind === 'plan' && !isReturned;
  expect(held === Number(isHolding), `holds ${held} of the plan`);
  const { cv_file: file } = application;
  const hasFile = file !== null && world.files.contents.get(file.key)?.toString() === 'a CV';
  expect(state === 'failed' ? file === null : hasFile, 'has not the file that was sent');
  expect(!isLive(state) || clock.answered_at !== null, 'is open and unanswered after 23 days');
  return found;
}

/** Letters of operations, without those undone, and each once. */
function judgeLetters({ id, letters = [] }: StoredApplication, world: World): string[] {
  const sent = world.operations.filter(({ ids, undone }) => ids.includes(id) && !undone.includes(id)).length;
  return letters.length > sent ? [`has ${letters.length} letters of ${sent} operations`] : [];
}

/** By the events alone, independent of the code under test. */
function isReturnDue(events: readonly StoredEvent[]): boolean {
  const timeOf = (...types: string[]) => events.find(({ type }) => types.includes(type))?.at.getTime();
  const submitted = timeOf('submitted');
  if (submitted === undefined) return true;
  const withdrawn = timeOf('withdrawn');
  if (withdrawn !== undefined && withdrawn < submitted + withdrawalMinutes * 60_000) return true;
  if (events.some(({ type, reason }) => type === 'closed' && reason !== 'unanswered')) return true;
  const hired = events
    .find(({ type, stage_id: stage }) => type === 'moved' && stage === 'hired')
    ?.at.getTime();
  const touched = Math.min(
    ...[timeOf('opened'), timeOf('answered'), timeOf(...ending), hired].map((time) => time ?? Infinity),
  );
  return touched >= submitted + applicationDays.unopened * dayMs;
}

/** One application counts for a talent and a job. */
function judgePairs(applications: readonly StoredApplication[]): string[] {
  const counting = applications
    .filter(({ counts }) => counts)
    .map((each) => `${each.talent_id} ${each.job_id}`);
  return counting.length === new Set(counting).size ? [] : ['a talent has two applications to one job'];
}

/** The counters are the free applications that are not given back, and no month has more than there are. */
async function judgeFree(
  applications: readonly StoredApplication[],
  free: number,
  world: World,
): Promise<string[]> {
  const uses = await world.readFreeUses();
  return world.talents.flatMap((talent) => {
    const own = uses.filter(({ talent_id: id }) => id === talent);
    const counted = own.reduce((sum, { used }) => sum + used, 0);
    const held = applications.filter(
      ({ talent_id: id, allowance }) => id === talent && allowance.kind === 'free' && !allowance.returned_at,
    ).length;
    return [
      ...(counted === held ? [] : [`${counted} free applications are counted, ${held} are held`]),
      ...(own.some(({ used }) => used > free) ? ['a month has more free applications than there are'] : []),
    ];
  });
}

/** What has happened is notified once to each whom it concerns, whatever was killed or repeated. */
async function judgeNotifications(events: readonly StoredEvent[], world: World): Promise<string[]> {
  const requests = await world.readNotifications();
  const keys = requests.map(({ user_id: userId, dedupe_key: key }) => `${userId} ${key}`);
  const countOf = (kind: string) => requests.filter((request) => request.kind === kind).length;
  const happened = (type: string, reason?: string) =>
    events.filter((event) => event.type === type && (!reason || event.reason === reason)).length;
  const expected = {
    application_sent: happened('submitted'),
    application_submitted: happened('submitted'),
    application_opened: happened('opened'),
    application_rejected: happened('rejected'),
    application_withdrawn: happened('withdrawn'),
    application_nudged: happened('nudged'),
    application_unanswered: happened('closed', 'unanswered'),
    application_missed: happened('closed', 'unanswered'),
    allowance_returned: happened('allowance_returned', 'unopened'),
  };
  return [
    ...(keys.length === new Set(keys).size ? [] : ['a notification is requested twice']),
    ...Object.entries(expected).flatMap(([kind, count]) =>
      countOf(kind) === count ? [] : [`${countOf(kind)} ${kind} for ${count} events`],
    ),
  ];
}

/** An application that was answered as submitted is there. */
function judgeCalls(applications: readonly StoredApplication[], world: World): string[] {
  return world.calls.flatMap(({ answer, application: { idempotency_key: id } }) => {
    const stored = applications.find((each) => each.id === id);
    if (answer && !stored) return [`application ${id} was answered and is not there`];
    if (answer === 'submitted' && stored?.state === 'failed')
      return [`application ${id} was answered and failed`];
    return [];
  });
}
