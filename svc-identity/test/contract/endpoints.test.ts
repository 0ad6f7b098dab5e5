import { identityRoutes } from '@sabi/contracts/http/identity/routes';
import { adminRows } from './admin-rows';
import { coreRows } from './core-rows';
import { factorRows } from './factor-rows';
import { newerRows } from './newer-rows';
import { describeRows } from './support/describe-rows';
import { addressOf, anonymize } from './support/rows';
import { type ContractWorld, startContractWorld } from './support/world';

const accessOf = { none: 'public', user: 'user', admin: 'admin' };

describe('the endpoints', () => {
  let world: ContractWorld;
  const getWorld = () => world;

  beforeAll(async () => {
    world = await startContractWorld();
  });

  afterAll(() => world.stop());

  test('each endpoint of the service has a row, and each row has an endpoint', () => {
    const rows = [...coreRows, ...factorRows, ...adminRows, ...newerRows];
    const gotrueRoutes = identityRoutes.filter(({ access }) => access !== 'staff');
    const answered = gotrueRoutes.map((route) => `${anonymize(addressOf(route))} ${route.access}`);
    const tried = rows.map(({ address, auth }) => `${anonymize(address)} ${accessOf[auth]}`);
    expect([...new Set(tried)].sort()).toEqual([...answered].sort());
  });

  describeRows('of section 3', coreRows, getWorld);
  describeRows('of second factors', factorRows, getWorld);
  describeRows('of section 4', adminRows, getWorld);
  describeRows('of section 5, and our own', newerRows, getWorld);
});
