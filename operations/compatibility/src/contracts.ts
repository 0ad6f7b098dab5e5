import { checkContracts, isBroken, readRelease } from './contracts/check-contracts';
import { describeContracts } from './contracts/describe-contracts';
import { releaseContracts, releaseService } from './contracts/release-contracts';

const usage = `Usage: npm run contracts -- <command>

  check     compares the contracts of HTTP, messages and remotes with the released ones, and names what is broken
  release   keeps the contracts of the commit that is checked out as the released ones; of one service where it is named`;

const [command, service] = process.argv.slice(2);
if (command === 'check') {
  const verdict = await checkContracts();
  console.log(`Since ${(await readRelease()).commit.slice(0, 8)}\n${describeContracts(verdict)}`);
  if (isBroken(verdict)) process.exitCode = 1;
} else if (command === 'release' && service !== undefined) {
  const commit = await releaseService(service);
  console.log(`Released: ${service} of ${commit.slice(0, 8)}`);
} else if (command === 'release') {
  const { commit, protocol } = await releaseContracts();
  console.log(`Released: ${commit.slice(0, 8)}, mount contract ${protocol}`);
} else {
  console.error(usage);
  process.exitCode = 1;
}
