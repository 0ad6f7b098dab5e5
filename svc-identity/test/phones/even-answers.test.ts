import { describeAnswer, measureInTurn, type Question } from '../support/even-answers';
import { post } from '../support/mails';
import { password } from '../support/identity';
import { createPhoneAccount, newPhone, type PhoneWorld, startPhoneWorld } from './support/phones';

const rounds = 10;
const toleranceMs = 15;
const asks: [string, string, (phone: string) => object][] = [
  ['sign-up', '/signup', (phone) => ({ phone, password })],
  ['otp', '/otp', (phone) => ({ phone })],
  ['otp for known accounts alone', '/otp', (phone) => ({ phone, create_user: false })],
  ['resend', '/resend', (phone) => ({ type: 'sms', phone })],
  ['verify', '/verify', (phone) => ({ type: 'sms', phone, token: '123456' })],
];

/** Some questions send a message and some do not: what the gateway takes must not show. */
describe('nobody is told whether a number has an account', () => {
  let world: PhoneWorld;
  let phones: string[];

  beforeAll(async () => {
    world = await startPhoneWorld({ SMS_MAX_FREQUENCY: '0s', SMS_ANSWER_TIME: '600ms' });
    world.gateway.delayMs = 200;
    const accounts = Array.from({ length: rounds }, (_, index) =>
      createPhoneAccount(world, { phone_confirm: index % 2 === 0 }),
    );
    phones = (await Promise.all(accounts)).map(({ phone }) => phone);
  });

  afterAll(() => world.stop());

  test.each(asks)(
    'S12 S13 %s: status, body, headers and time are the same',
    async (name, path, bodyFor) => {
      const question: Question = {
        name,
        ask: (phone) => post(world.identity, path, bodyFor(phone)),
        known: (round) => phones[round % rounds] ?? '',
        unknown: () => newPhone(),
      };
      const inWords = (text: string) => text.replaceAll(/6281[\d]{9,}/g, 'a number');
      const describeOne = async (phone: string) =>
        inWords(JSON.stringify(describeAnswer(await question.ask(phone))));
      expect(await describeOne(phones[0] ?? '')).toEqual(await describeOne(newPhone()));
      const { difference } = await measureInTurn(question, rounds);
      expect(difference).toBeLessThan(toleranceMs);
    },
    60_000,
  );
});
