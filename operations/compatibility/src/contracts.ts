import { runCommandLine, UsageError } from '@sabi/service-kit/command-line';
import { checkContracts, isBroken, readRelease } from './contracts/check-contracts';
import { describeContracts } from './contracts/describe-contracts';
import { releaseContracts, releaseService } from './contracts/release-contracts';

const usage = `Usage: npm run contracts -- <command>

  check     compares the contracts of HTTP, messages and remotes with the released ones, and names what is broken
  release   keeps the contracts of the commit that is checked out as the released ones; of one service where it is named`;

await runCommandLine({
  usage,
  work: async () => {
    const [command, service, ...more] = process.argv.slice(2);
    if (more.length > 0 || (command === 'check' && service !== undefined))
      throw new UsageError(`${command} does not take so many words.`);
    if (command === 'check') {
      const verdict = await checkContracts();
      console.log(`Since ${(await readRelease()).commit.slice(0, 8)}\n${describeContracts(verdict)}`);
      return isBroken(verdict) ? 1 : 0;
    }
    if (command !== 'release')
      throw new UsageError(command ? `There is no command ${command}.` : 'Name a command.');
    if (service !== undefined) {
      const commit = await releaseService(service);
      console.log(`Released: ${service} of ${commit.slice(0, 8)}`);
      return 0;
    }
    const { commit, protocol } = await releaseContracts();
    console.log(`Released: ${commit.slice(0, 8)}, mount contract ${protocol}`);
    return 0;
  },
});
