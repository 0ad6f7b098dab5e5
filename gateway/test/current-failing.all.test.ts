import { releaseFileKey } from '@sabi/remote-publisher/release-files';
import { eventually } from '@sabi/test-kit/eventually';
import { startTestGateway } from './running-gateway';
import { upload } from './team';

const remote = 'mf-test';
const [first, second] = ['1.0.0-0000000001', '1.0.0-0000000002'];

test('when the files of the current version are gone, the gateway logs that as an error, once', async () => {
  const gateway = await startTestGateway();
  try {
    for (const version of [first, second]) {
      await upload(gateway.store, remote, version);
      await gateway.team.publish(version).expect(200);
    }
    await gateway.store.delete(releaseFileKey({ name: remote, version: second }, 'remoteEntry.js'));
    const logged = () => gateway.lines.filter((line) => line.includes('"msg":"remote.current.failing"'));
    await eventually(() => expect(logged()).toHaveLength(1));
    expect(JSON.parse(logged()[0] ?? '')).toMatchObject({
      ...{ level: 'error', remote, version: second },
      ...{ reason: 'files-unavailable', last_good: first },
    });
  } finally {
    await gateway.stop();
  }
});
