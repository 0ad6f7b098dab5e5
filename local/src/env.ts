import { hostNames, integer, parseEnv } from '@sabi/service-kit/env';
import { z } from 'zod';

const envSchema = z.object({
  PORT: integer(1, 65_535).default(8080).describe('Where the site answers'),
  TRUSTED_PROXY_HOPS: integer(0, 10)
    .default(0)
    .describe(
      'Proxies in front that may name the client address; tests play one, to be people of many networks',
    ),
  DATA_DIR: z.string().default('.data').describe('Databases, files and mails; kept between runs'),
  ALLOWED_HOSTS: hostNames
    .optional()
    .describe('Names by which the site and the other pages are opened beside localhost and 127.0.0.1'),
  MAIL_WEB_PORT: integer(1, 65_535).default(1080).describe('Where the mailbox is read'),
  SANDBOX_OIDC_PORT: integer(1, 65_535)
    .default(8092)
    .describe(
      'Where the stand-in for Google and LinkedIn answers; accounts made by it belong to its address',
    ),
  SANDBOX_XENDIT_PORT: integer(1, 65_535)
    .default(8093)
    .describe('Where the stand-in for Xendit shows its payment page; invoices name its address'),
  SANDBOX_AI_PORT: integer(0, 65_535)
    .default(0)
    .describe(
      'Where the stand-in for a language model answers, any free port by default; tests script its failures',
    ),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .default('error')
    .describe('A person reads this terminal: what mends itself while starting is left out'),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Collector of traces, for every service'),
  SHELL_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      "Another version's shell, which runs already, instead of our own; no remotes are published then",
    ),
  MONGODB_URI: z
    .url({ protocol: /^mongodb(\+srv)?$/ })
    .optional()
    .describe('A replica set to use instead of our own'),
  AMQP_URL: z.url({ protocol: /^amqps?$/ }).optional(),
  FILE_STORE_MIN_FREE_BYTES: integer(0)
    .default(268_435_456)
    .describe('Uploads are refused while less is left on the disk: the database has to go on writing'),
  S3_ENDPOINT: z.url().optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  OPENSEARCH_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('OpenSearch for the job board; without it jobs are searched in this process'),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_BASE_URL: z.url().optional(),
  OPENAI_MODEL: z.string().optional(),
  CV_PARSER_ENGINE: z.string().optional().describe('Of svc-ai; rules where its model is the stand-in'),
  CV_SPARE_READERS: z.string().optional().describe('Of svc-ai'),
  RENDER_TIMEOUT_MS: z.string().optional().describe('Of the shell'),
  EXTERNAL_GOOGLE_CLIENT_ID: z.string().optional().describe('Of an application of your own at Google'),
  EXTERNAL_GOOGLE_SECRET: z.string().optional(),
  EXTERNAL_LINKEDIN_OIDC_CLIENT_ID: z.string().optional(),
  EXTERNAL_LINKEDIN_OIDC_SECRET: z.string().optional(),
  XENDIT_SECRET_KEY: z.string().optional().describe('Of an account of your own at Xendit'),
  XENDIT_URL: z.url().optional(),
  XENDIT_WEBHOOK_TOKEN: z.string().optional().describe('Its verification token for webhooks'),
});

export type Env = z.infer<typeof envSchema>;

/** The only reader of the environment. @throws {EnvError} with the whole list of faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  return parseEnv(envSchema, source);
}
