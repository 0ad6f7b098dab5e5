import { hashCost } from '../../src/integrations/password-hasher';
import { describeAnswer, expectEven, type Question } from '../support/account-enumeration';
import { post } from '../support/mails';
import { password } from '../support/identity';
import { createPhoneAccount, newPhone, type PhoneWorld, startPhoneWorld } from './support/phones';

const rounds = 10;
const asks: [string, string, (phone: string) => object][] = [
  ['sign-up', '/signup', (phone) => ({ phone, password })],
  ['otp', '/otp', (phone) => ({ phone })],
  ['otp for known accounts alone', '/otp', (phone) => ({ phone, create_user: false })],
  ['resend', '/resend', (phone) => ({ type: 'sms', phone })],
  ['verify', '/verify', (phone) => ({ type: 'sms', phone, token: '123456' })],
];

/** Only some requests send a message: the gateway's time must not show. */
describe('no answer reveals whether a number has an account', () => {
  let world: PhoneWorld;
  let phones: string[];

  beforeAll(async () => {
    // The gateway takes a tenth of the time; the rest suffices on a slow machine.
    world = await startPhoneWorld(
      { SMS_MAX_FREQUENCY: '0s', SMS_ANSWER_TIME: '1s' },
      { passwordCost: hashCost },
    );
    world.gateway.delayMs = 100;
    const accounts = Array.from({ length: rounds }, (_, index) =>
      createPhoneAccount(world, { phone_confirm: index % 2 === 0 }),
    );
    phones = (await Promise.all(accounts)).map(({ phone }) => phone);
  });

  afterAll(() => world.stop());

  const questions = asks.map(([name, path, bodyFor]): Question => ({
    name,
    ask: (phone) => post(world.identity, path, bodyFor(phone)),
    known: (round) => phones[round % rounds] ?? '',
    unknown: () => newPhone(),
  }));

  test.each(questions)('S12 $name: status, body and headers are the same', async ({ ask }) => {
    const inWords = (text: string) => text.replaceAll(/6281[\d]{9,}/g, 'a number');
    const describeOne = async (phone: string) => inWords(JSON.stringify(describeAnswer(await ask(phone))));
    const [known, unknown] = await Promise.all([phones[0] ?? '', newPhone()].map(describeOne));
    expect(known).toEqual(unknown);
  });

  // In parallel, because they mostly wait.
  test('S13 each takes as long', async () => {
    await Promise.all(questions.map((question) => expectEven(question, { rounds })));
  }, 600_000);
});
