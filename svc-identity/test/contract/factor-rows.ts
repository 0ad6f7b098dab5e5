import { codeOf, createProtected, tokensOf } from '../support/factors';
import { row } from './support/rows';
import { answerByNewKey, challenge, enroll, newName, newPhone, textedCode } from './support/steps';
import type { ContractWorld, Person } from './support/world';

// Second factors: section 3 of the contract, and recovery codes, section 5.5.

const types = ['totp', 'phone', 'webauthn'] as const;

/** The owner's answer to a factor's challenge. */
async function answerTo(
  world: ContractWorld,
  person: Person,
  type: (typeof types)[number],
): Promise<{ factorId: string; body: unknown }> {
  const { factorId, secret } = await enroll(world, person, type);
  const challenged = await challenge(world, person.token, factorId);
  const answers = {
    totp: () => ({ code: codeOf(secret) }),
    phone: () => ({ code: textedCode(world) }),
    webauthn: () => ({ webauthn: answerByNewKey(challenged) }),
  };
  return { factorId, body: { challenge_id: challenged.body['id'], ...answers[type]() } };
}

const rowsOfType = (type: (typeof types)[number]) => [
  row(
    'POST /factors',
    'user',
    200,
    async ({ send, createPerson }) => {
      const { token } = await createPerson();
      const body = { factor_type: type, friendly_name: newName(), phone: newPhone() };
      return send('POST /factors', { token, body });
    },
    { variant: type },
  ),
  row(
    'POST /factors/{id}/challenge',
    'user',
    200,
    async (world) => {
      const person = await world.createPerson();
      return challenge(world, person.token, (await enroll(world, person, type)).factorId);
    },
    { variant: type },
  ),
  row(
    'POST /factors/{id}/verify',
    'user',
    200,
    async (world) => {
      const person = await world.createPerson();
      const { factorId, body } = await answerTo(world, person, type);
      return world.send(`POST /factors/${factorId}/verify`, { token: person.token, body });
    },
    { variant: type },
  ),
];

const enrollmentRows = [
  ...types.flatMap(rowsOfType),
  row('DELETE /factors/{id}', 'user', 200, async (world) => {
    const person = await world.createPerson();
    const { factorId } = await enroll(world, person, 'totp');
    return world.send(`DELETE /factors/${factorId}`, { token: person.token });
  }),
];

const path = '/factors/recovery-codes';

/** An account at aal2 with its recovery codes. */
async function createHolder({ identity, send }: ContractWorld) {
  const { client } = await createProtected(identity);
  const { access: token } = await tokensOf(client);
  const { body } = await send(`POST ${path}`, { token });
  return { token, codes: body['codes'] as string[] };
}

const recoveryCodeRows = [
  row(`POST ${path}`, 'user', 200, async ({ identity, send }) => {
    const { access: token } = await tokensOf((await createProtected(identity)).client);
    return send(`POST ${path}`, { token, body: { friendly_name: 'Paper' } });
  }),
  row(`GET ${path}`, 'user', 200, async (world) => {
    const { token } = await createHolder(world);
    return world.send(`GET ${path}`, { token });
  }),
  row(`POST ${path}/verify`, 'user', 200, async (world) => {
    const { token, codes } = await createHolder(world);
    return world.send(`POST ${path}/verify`, { token, body: { code: codes[0] } });
  }),
  row(`POST ${path}/regenerate`, 'user', 200, async (world) => {
    const { token } = await createHolder(world);
    return world.send(`POST ${path}/regenerate`, { token });
  }),
  row(`DELETE ${path}`, 'user', 200, async (world) => {
    const { token } = await createHolder(world);
    return world.send(`DELETE ${path}`, { token });
  }),
];

export const factorRows = [...enrollmentRows, ...recoveryCodeRows];
