import type {
  Allowance,
  Application,
  NewApplication,
  OwnApplication,
  OwnApplicationDetail,
} from '@sabi/contracts/http/hiring/applications';
import type { Posting } from '@sabi/contracts/http/hiring/posting';
import { accountErased } from '@sabi/contracts/messages/account';
import { createMessage } from '@sabi/event-bus/create-message';
import { eventually } from '@sabi/test-kit/eventually';
import { sweepOnce } from '../../../src/entry-points/schedule/start-sweeping';
import { type Account, base, openCompany, publishJob, type TestService } from '../harness';
import { newApplication } from '../talents';

export const minuteMs = 60_000;

/** The clock of the tests around it: each begins at the same time, and svc-billing is up. */
function createTestClock(getService: () => TestService) {
  let began: Date;
  let start: Date;
  beforeEach(() => {
    getService().talents.state = 'up';
    began = getService().clock.now;
    start = began;
  });
  afterEach(() => {
    getService().clock.now = began;
  });
  /** @param ms since the test began */
  const at = (ms = 0) => new Date(start.getTime() + ms);
  const after = (ms: number) => {
    getService().clock.now = at(ms);
  };
  const startAt = (moment: Date) => {
    start = moment;
    after(0);
  };
  return { at, after, startAt };
}

/** Calls of talents and companies about applications, for the tests of the `describe` that it is called in. */
export function createApplicationCalls(getService: () => TestService) {
  const call: TestService['call'] = (...given) => getService().call(...given);

  const openJob = async (changes: Partial<Posting> = {}) => {
    const owner = await getService().account();
    const { companyId, path } = await openCompany(getService(), owner);
    const job = await publishJob(getService(), path, owner, changes);
    return { owner, companyId, path, no: job.public_no, jobId: job.job_id, version: job.version };
  };

  const apply = (no: number, talent: Account, changes: Partial<NewApplication> = {}) =>
    call('post', `${base}/jobs/${no}/applications`, talent, newApplication(changes));

  const applied = async (no: number, talent: Account): Promise<string> => {
    const { body } = await apply(no, talent).expect(201);
    return (body as OwnApplication).application_id;
  };

  const own = async (talent: Account, id: string): Promise<OwnApplicationDetail> =>
    (await call('get', `${base}/my/applications/${id}`, talent).expect(200)).body;

  const allowanceOf = async (talent: Account): Promise<Allowance> =>
    (await call('get', `${base}/my/allowance`, talent).expect(200)).body;

  const open = async (path: string, member: Account, id: string): Promise<Application> =>
    (await call('get', `${path}/applications/${id}`, member).expect(200)).body;

  const move = (path: string, member: Account, body: object) =>
    call('post', `${path}/applications/moves`, member, body);

  const sweep = () => sweepOnce(getService().dependencies);

  /** All messages are handled, and none waits for an operator. */
  const untilHandled = () =>
    eventually(async () =>
      expect(await getService().database.db.collection('outbox').countDocuments()).toBe(0),
    );

  const erase = async ({ userId }: Account) => {
    const { transact, outbox } = getService().dependencies;
    await transact((transaction) =>
      outbox.append(createMessage(accountErased, { user_id: userId }), transaction),
    );
    await untilHandled();
  };

  /** A talent whose free applications of the month are used. */
  const talentWithoutFree = async (units: number): Promise<Account> => {
    const talent = await getService().talent();
    const month = (await allowanceOf(talent)).month;
    await getService()
      .database.db.collection('free_applications')
      .insertOne({ talent_id: talent.userId, month, used: 5 });
    getService().talents.billing.grant(talent.userId, units);
    return talent;
  };

  return {
    ...createTestClock(getService),
    ...{
      openJob,
      apply,
      applied,
      own,
      allowanceOf,
      open,
      move,
      sweep,
      untilHandled,
      erase,
      talentWithoutFree,
    },
  };
}

export const typesOf = ({ events }: Pick<OwnApplicationDetail, 'events'>) => events.map(({ type }) => type);
