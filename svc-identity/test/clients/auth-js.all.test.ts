import { refreshInTabs } from './auth-js/refresh-in-tabs';
import { type ClientWorld, startClientWorld } from './auth-js/world';

// auth-js.test.ts runs ten of a hundred rounds.
describe('the published JavaScript client', () => {
  let world: ClientWorld;
  beforeAll(async () => {
    world = await startClientWorld('http://localhost:8080');
  });
  afterAll(() => world.stop());

  test('ten tabs refresh at once a hundred times, and none is signed out', async () => {
    await refreshInTabs(world, 100);
  }, 600_000);
});
