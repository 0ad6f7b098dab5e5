// Prints a token of the service's own role, with the key of JWT_KEYS.
import { runCommandLine } from '@sabi/service-kit/command-line';
import { readEnv } from '../../env';
import { createServiceToken } from '../../integrations/service-token';

await runCommandLine({
  usage: `npm run --silent service-token -w svc-identity

  prints a token of the role service_role; settings: those of svc-identity`,
  work: async () => console.log(createServiceToken(readEnv())),
});
