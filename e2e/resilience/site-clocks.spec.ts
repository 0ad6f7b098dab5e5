import { findFakeTime } from '../support/fake-time';
import { isFull, recordFigure } from '../support/measured-figures';
import { SiteUser } from '../support/site-user';
import { expect, test } from '../support/site-test';

const shiftSeconds = 600;
/** Clock tolerance of a verifier. */
const leewaySeconds = 30;
const services = ['svc-identity', 'svc-profile', 'svc-ai', 'svc-billing', 'gateway'] as const;
/** svc-identity's clock is the reference; the full form changes every service's. */
const wrong = isFull ? services : services.slice(0, 1);
const turns = wrong.flatMap((name) => [
  { name, shift: shiftSeconds },
  { name, shift: -shiftSeconds },
]);

test('R26 with the clock of one service ten minutes wrong nobody is locked out and no token lasts for ever', async ({
  site,
}) => {
  const fakeTime = findFakeTime();
  test.skip(!fakeTime, 'faketime is not installed: services with a wrong clock were not tested');
  if (!fakeTime) return;
  test.setTimeout(300_000);
  const regular = await SiteUser.signUp(site, '203.0.113.101');
  let newcomers = 101;
  let longest = 0;
  for (const { name, shift } of turns) {
    await test.step(`${name} at ${shift} s`, async () => {
      const replicas = site.replicas[name];
      await replicas.kill();
      const process = await replicas.add(fakeTime(shift));
      const [line] = await process.readLog('service.listening');
      expect(Math.abs((line?.at ?? 0) - Date.now() - shift * 1000), 'its clock is wrong').toBeLessThan(
        60_000,
      );

      await regular.expectIn();
      await regular.refresh();
      await regular.expectIn();
      const newcomer = await SiteUser.signUp(site, `203.0.113.${(newcomers += 1)}`);
      await newcomer.expectIn();
      for (const { token } of [regular, newcomer]) {
        const left = token.endsAt - Date.now() / 1000;
        longest = Math.max(longest, left);
        expect(left).toBeLessThanOrEqual(token.lifetime + shiftSeconds + leewaySeconds);
      }
      await newcomer.bringCv();
      await newcomer.buyPro();

      await replicas.kill();
      await replicas.add();
      for (const user of [regular, newcomer]) {
        await user.refresh();
        await user.expectIn();
      }
    });
  }
  recordFigure(
    'R26',
    `${wrong.length} of ${services.length} services, each ten minutes early and late: sessions, sign-ups, CVs and orders as ever; the longest token lasts ${Math.round(longest / 60)} minutes`,
  );
});
