import { EnvError } from '@sabi/service-kit/env';
import { readEnv } from '../../env';
import { createServiceToken } from '../../integrations/service-token';

try {
  console.log(createServiceToken(readEnv()));
} catch (error) {
  if (!(error instanceof EnvError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
