import { accountKindChosen } from '@sabi/contracts/messages/profile';
import { createMessage } from '@sabi/event-bus/create-message';
import { publishAccountKind } from './support/account-kind';
import { buy, pro } from './support/purchases';
import { type Account, startTestService, type TestService } from './support/harness';

describe('the kind of an account', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService();
  });
  afterAll(() => service.stop());

  const storedOf = ({ userId }: Account) =>
    service.database.db
      .collection('account_kinds')
      .find({ user_id: userId })
      .map(({ user_type }) => user_type as unknown)
      .toArray();

  test('is stored once when its message is delivered twice', async () => {
    const account = await service.account();
    const message = createMessage(accountKindChosen, { user_id: account.userId, user_type: 'recruiter' });
    await service.broker.publish(message);
    await service.broker.publish(message);
    await publishAccountKind(service, account, 'recruiter');
    expect(await storedOf(account)).toEqual(['recruiter']);
  });

  test('stays what it is when a message says otherwise later', async () => {
    const account = await service.account();
    await publishAccountKind(service, account, 'recruiter');
    await publishAccountKind(service, account, 'talent');
    expect(await storedOf(account)).toEqual(['recruiter']);
    await buy(service, account, pro).expect(403, /ACCESS_DENIED/);
  });

  test('is stored once when messages about it arrive at once', async () => {
    const account = await service.account();
    await Promise.all(Array.from({ length: 4 }, () => publishAccountKind(service, account, 'talent')));
    expect(await storedOf(account)).toEqual(['talent']);
  });
});
