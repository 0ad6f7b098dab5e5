import { userInfo } from 'node:os';
import { auditEnvShape } from '@sabi/audit/audit-env';
import { fileStoreEnvShape } from '@sabi/file-store/from-env';
import { amqpUrl, commonEnvShape, integer, mongoUri, parseEnv, secret } from '@sabi/service-kit/env';
import { z } from 'zod';
import { cvParserEngines } from './integrations/cv-parsers/select-cv-parser';

/** Decimals given as text. */
const price = z.coerce.number().min(0).max(10_000);

const envSchema = z.object({
  ...auditEnvShape,
  ...commonEnvShape,
  ...fileStoreEnvShape,
  MONGODB_URI: mongoUri,
  AMQP_URL: amqpUrl,
  IDENTITY_JWKS_URL: z
    .url()
    .describe('Key set of svc-identity; the same server is asked which sessions have ended'),
  IDENTITY_ISSUER: z.string().min(1).describe('`iss` of its tokens'),
  BILLING_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'svc-billing, which is asked with the token of who chats about their plan, quota, payments and prices; without it the chat links to the page',
    ),
  HIRING_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('svc-hiring, asked in the same way about applications and companies'),
  PROFILE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('svc-profile, asked in the same way about CVs'),
  VISITOR_SECRET: secret.describe(
    'Signs visitor cookies, hides who is counted and seals what chats, answers, reports and read CVs say; with a new value all of it is as if it were gone',
  ),
  OPENAI_API_KEY: z
    .string()
    .optional()
    .describe(
      'Without it CVs are read by rules alone, or with CV_PARSER_ENGINE=model end as MISSING_API_KEY',
    ),
  LANGUAGE_MODEL: z
    .enum(['on', 'off'])
    .default('on')
    .describe('`off` asks no model whatever the key: CVs are read by rules, chats answered by search'),
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Another server with OpenAI's API"),
  OPENAI_MODEL: z.string().default('gpt-4o-mini'),
  OPENAI_TIMEOUT_MS: integer(100, 120_000)
    .default(60_000)
    .describe('From a question to the end of its answer, where a queue waits for it'),
  ANALYSIS_TIMEOUT_MS: integer(100, 20_000)
    .default(12_000)
    .describe('The same where a person waits for an analysis'),
  CONSULTATION_TIMEOUT_MS: integer(100, 15_000).default(12_000).describe('The same for a message of a chat'),
  CONSULTATION_IDLE_MS: integer(100, 15_000)
    .default(6000)
    .describe('How long a model may say nothing in the middle of an answer of a chat'),
  CONSULTATION_GRACE_MS: integer(0, 15_000)
    .default(5000)
    .describe('How long an answer is written on whose reader is gone, perhaps to reload the page'),
  ANALYSES_PER_VISITOR: integer(1).default(3).describe('CV analyses without a session, a day'),
  ANALYSES_PER_NETWORK: integer(1).default(30).describe('The same for all visitors of one network address'),
  FREE_MESSAGES_PER_NETWORK: integer(1)
    .default(20)
    .describe('Chat messages answered without a session, a day and network address; a visitor has two'),
  ANSWERS_PER_ACCOUNT: integer(1).default(100).describe('Analyses and chat messages of an account, a day'),
  ANSWERS_A_DAY: integer(1)
    .default(10_000)
    .describe('Questions to the model of everybody together, CVs among them: a stop for the bill'),
  TOKENS_PER_NETWORK: integer(1)
    .default(300_000)
    .describe('Tokens that all visitors of one network address may use, a day'),
  TOKENS_PER_ACCOUNT: integer(1).default(500_000).describe('The same for an account'),
  TOKENS_PER_ACCOUNT_A_MONTH: integer(1)
    .default(5_000_000)
    .describe('Tokens that an account may use in 30 days, whatever its plan'),
  TOKENS_A_DAY: integer(1).default(40_000_000).describe('The same for everybody together, CVs among them'),
  INPUT_USD_PER_MILLION: price
    .default(0.15)
    .describe('What the provider takes for a million tokens it reads; for the metrics alone'),
  OUTPUT_USD_PER_MILLION: price.default(0.6).describe('The same for tokens it writes'),
  CV_PARSER_ENGINE: z
    .enum(cvParserEngines)
    .default('auto')
    .describe('Who reads CVs: rules of our own, the model, or with auto both, and the rules where it fails'),
  CV_QUEUE: z
    .enum(['on', 'off'])
    .default('on')
    .describe('`off` takes no CVs from the queue: this replica answers people, and others read'),
  CV_PARSE_CONCURRENCY: integer(1, 16)
    .default(1)
    .describe('CVs read at once; each may take EXTRACTION_MEMORY_MB'),
  CV_SPARE_READERS: integer(0, 16)
    .optional()
    .describe(
      'With 1 or more a process with everything loaded waits, some 130 MB, and forks one for each CV; on systems where it cannot, as many processes wait, some 85 MB each. As many as CV_PARSE_CONCURRENCY by default. With 0 one is started when a CV comes, which takes a moment longer',
    ),
  CV_TEXT_RECOGNITION: z
    .enum(['on', 'off'])
    .default('off')
    .describe(
      "`on` recognises the text of CVs that are pictures, with poppler's pdftoppm and Tesseract (languages ind and eng) where they are in /usr/local/bin, /usr/bin or /bin; some 3 s of a processor a page, 1 GB at most",
    ),
  EXTRACTION_TIMEOUT_MS: integer(100, 120_000).default(30_000),
  EXTRACTION_MEMORY_MB: integer(64, 4096).default(512),
});

export type Env = z.infer<typeof envSchema>;

/** The only reader of the environment. @throws {EnvError} with all faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}

/** For the command that switches the model. @throws {EnvError} */
export function readSwitchEnv(source: Readonly<Record<string, string | undefined>> = process.env) {
  const { MONGODB_URI } = envSchema.shape;
  const OPERATOR = z
    .string()
    .min(1)
    .default(() => userInfo().username)
    .describe('Who stands in the audit chain; by default the name of the account at this machine');
  return parseEnv(z.object({ MONGODB_URI, OPERATOR }), source);
}

/** For the probes, which need only a provider. @throws {EnvError} */
export function readProbeEnv(source: Readonly<Record<string, string | undefined>> = process.env) {
  const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_TIMEOUT_MS } = envSchema.shape;
  return parseEnv(z.object({ OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL, OPENAI_TIMEOUT_MS }), source);
}
