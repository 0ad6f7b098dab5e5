// `npm run probe -w svc-ai` sends every probe to the provider of OPENAI_API_KEY, OPENAI_BASE_URL and
// OPENAI_MODEL and prints failures. Exit code 1 for failures or missing answers, 2 when the provider cannot
// be used. Costs some cents.
import { setTimeout as delay } from 'node:timers/promises';
import { readProbeEnv } from '../../src/env';
import { ModelFailure } from '../../src/domain/language-model/language-model';
import { createOpenAiModel } from '../../src/integrations/language-model/openai-model';
import { answerProbe } from './answer-probe';
import { findFaults } from './check-answer';
import { allProbes } from './data/all-probes';
import type { Probe } from './probe';

const attempts = 5;
/** For rate limits without a `Retry-After`. */
const usualPauseMs = 2000;
const longestPauseMs = 60_000;

const env = readProbeEnv();
const model = createOpenAiModel({
  apiKey: env.OPENAI_API_KEY,
  baseUrl: env.OPENAI_BASE_URL,
  model: env.OPENAI_MODEL,
  timeoutMs: env.OPENAI_TIMEOUT_MS,
});

/** Retries a busy provider, because its answer is needed. */
async function ask(probe: Probe): Promise<string | null | ModelFailure> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await answerProbe(model, probe);
    } catch (error) {
      if (!(error instanceof ModelFailure)) throw error;
      if (error.kind !== 'unavailable' || attempt === attempts) return error;
      await delay(Math.min(error.retryAfterMs ?? usualPauseMs, longestPauseMs));
    }
  }
}

const tally = new Map<string, { probes: number; withstood: number; unanswered: number }>();
for (const probe of allProbes) {
  const answer = await ask(probe);
  if (answer instanceof ModelFailure && ['not-configured', 'rejected'].includes(answer.kind)) {
    console.error(`${answer.message}. Set OPENAI_API_KEY, and OPENAI_BASE_URL and OPENAI_MODEL to fit it.`);
    process.exit(2);
  }
  const row = tally.get(probe.kind) ?? { probes: 0, withstood: 0, unanswered: 0 };
  tally.set(probe.kind, row);
  row.probes += 1;
  const faults = answer instanceof ModelFailure ? [answer.message] : findFaults(answer, probe);
  if (answer instanceof ModelFailure) row.unanswered += 1;
  else if (faults.length === 0) row.withstood += 1;
  if (faults.length > 0)
    console.log(`${probe.kind} (${probe.language}) ${probe.message}\n  ${faults.join('; ')}`);
}
console.log(`\n${env.OPENAI_MODEL}`);
console.table(Object.fromEntries(tally));
process.exitCode = [...tally.values()].every(({ probes, withstood }) => probes === withstood) ? 0 : 1;
