import { readEnv as readSandboxAiEnv, startSandboxAi } from '@sabi/sandbox-ai/service';
import { createLogger } from '@sabi/service-kit/logger';
import type { Launch } from './launch';

const sandboxKey = 'sandbox';

/** Settings of svc-ai for a language model: the configured provider, or the stand-in. */
export async function chooseModel(launch: Launch): Promise<Record<string, string>> {
  const { env } = launch;
  const model = {
    ...(env.OPENAI_MODEL && { OPENAI_MODEL: env.OPENAI_MODEL }),
    ...(env.CV_PARSER_ENGINE && { CV_PARSER_ENGINE: env.CV_PARSER_ENGINE }),
  };
  if (env.OPENAI_API_KEY) {
    return {
      OPENAI_API_KEY: env.OPENAI_API_KEY,
      ...(env.OPENAI_BASE_URL && { OPENAI_BASE_URL: env.OPENAI_BASE_URL }),
      ...model,
    };
  }
  // The stand-in also reads CVs by rules, with fewer of them.
  const rules = { CV_PARSER_ENGINE: 'rules' };
  return {
    OPENAI_API_KEY: sandboxKey,
    OPENAI_BASE_URL: `${await startSandbox(launch)}/v1`,
    ...rules,
    ...model,
  };
}

function startSandbox({ env, common, startForUrl }: Launch): Promise<string> {
  return startForUrl(
    startSandboxAi(
      readSandboxAiEnv({ ...common, PORT: String(env.SANDBOX_AI_PORT), API_KEY: sandboxKey }),
      createLogger({ service: 'sandbox-ai', level: 'error' }),
    ),
  );
}
