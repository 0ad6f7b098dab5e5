// `npm run probe -w svc-ai` asks the provider of OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL every probe and prints
// what it gave in to; ends with 1 when it gave in at all. Takes some cents.
import { readProbeEnv } from '../../src/env';
import { createOpenAiModel } from '../../src/integrations/openai-model';
import { answerProbe } from './answer-probe';
import { findFaults } from './check-answer';
import { allProbes } from './data/all-probes';

const env = readProbeEnv();
const model = createOpenAiModel({
  apiKey: env.OPENAI_API_KEY,
  baseUrl: env.OPENAI_BASE_URL,
  model: env.OPENAI_MODEL,
  timeoutMs: env.OPENAI_TIMEOUT_MS,
});
const tally = new Map<string, { probes: number; withstood: number }>();
for (const probe of allProbes) {
  const answer = await answerProbe(model, probe).catch((error: Error) => error);
  const faults = answer instanceof Error ? [answer.message] : findFaults(answer, probe);
  const row = tally.get(probe.kind) ?? { probes: 0, withstood: 0 };
  tally.set(probe.kind, {
    probes: row.probes + 1,
    withstood: row.withstood + (faults.length === 0 ? 1 : 0),
  });
  if (faults.length > 0)
    console.log(`${probe.kind} (${probe.language}) ${probe.message}\n  ${faults.join('; ')}`);
}
console.log(`\n${env.OPENAI_MODEL}`);
console.table(Object.fromEntries(tally));
process.exitCode = [...tally.values()].every(({ probes, withstood }) => probes === withstood) ? 0 : 1;
