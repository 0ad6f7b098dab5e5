// The settings of `npm start`. Plain JavaScript without dependencies, so that they are checked before anything is installed.

/**
 * @typedef {{ kind: 'integer', min: number, max: number, default?: number, about: string }} IntegerSetting
 * @typedef {{ kind: 'text', default?: string, about: string }} TextSetting
 * @typedef {{ kind: 'url', protocols: readonly string[], about: string }} UrlSetting
 * @typedef {{ kind: 'choice', values: readonly string[], default: string, about: string }} ChoiceSetting
 * @typedef {{ kind: 'hosts', about: string }} HostsSetting several, separated by commas
 * @typedef {IntegerSetting | TextSetting | UrlSetting | ChoiceSetting | HostsSetting} Setting
 */

const web = /** @type {const} */ (['http', 'https']);

/** @param {number} defaultPort @param {string} about @returns {IntegerSetting & { default: number }} */
const port = (defaultPort, about) => ({ kind: 'integer', min: 1, max: 65_535, default: defaultPort, about });

export const settings = /** @type {const} */ ({
  PORT: port(8080, 'Where the site answers'),
  TRUSTED_PROXY_HOPS: {
    kind: 'integer',
    min: 0,
    max: 10,
    default: 0,
    about: 'Proxies in front that may name the client address; tests play one, to be people of many networks',
  },
  DATA_DIR: { kind: 'text', default: '.data', about: 'Databases, files and mails; kept between runs' },
  ALLOWED_HOSTS: {
    kind: 'hosts',
    about: 'Names by which the site and the other pages are opened beside localhost and 127.0.0.1',
  },
  MAIL_WEB_PORT: port(1080, 'Where the mailbox is read'),
  SANDBOX_OIDC_PORT: port(
    8092,
    'Where the stand-in for Google and LinkedIn answers; accounts made by it belong to its address',
  ),
  SANDBOX_XENDIT_PORT: port(
    8093,
    'Where the stand-in for Xendit shows its payment page; invoices name its address',
  ),
  SANDBOX_AI_PORT: {
    kind: 'integer',
    min: 0,
    max: 65_535,
    default: 0,
    about:
      'Where the stand-in for a language model answers, any free port by default; tests script its failures',
  },
  LOG_LEVEL: {
    kind: 'choice',
    values: ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    default: 'error',
    about: 'A person reads this terminal: what mends itself while starting is left out',
  },
  OTEL_EXPORTER_OTLP_ENDPOINT: {
    kind: 'url',
    protocols: web,
    about: 'Collector of traces, for every service',
  },
  SHELL_URL: {
    kind: 'url',
    protocols: web,
    about: "Another version's shell, which runs already, instead of our own; no remotes are published then",
  },
  MONGODB_URI: {
    kind: 'url',
    protocols: ['mongodb', 'mongodb+srv'],
    about: 'A replica set to use instead of our own',
  },
  AMQP_URL: { kind: 'url', protocols: ['amqp', 'amqps'], about: 'A RabbitMQ to use instead of our own' },
  FILE_STORE_MIN_FREE_BYTES: {
    kind: 'integer',
    min: 0,
    max: Number.MAX_SAFE_INTEGER,
    default: 268_435_456,
    about: 'Uploads are refused while less is left on the disk: the database has to go on writing',
  },
  S3_ENDPOINT: { kind: 'url', protocols: web, about: 'An S3 to use instead of a folder' },
  S3_REGION: { kind: 'text', about: 'Of S3_ENDPOINT' },
  S3_BUCKET: { kind: 'text', about: 'Of S3_ENDPOINT' },
  S3_ACCESS_KEY_ID: { kind: 'text', about: 'Of S3_ENDPOINT' },
  S3_SECRET_ACCESS_KEY: { kind: 'text', about: 'Of S3_ENDPOINT' },
  SMTP_URL: { kind: 'url', protocols: ['smtp', 'smtps'], about: 'A mail server instead of the mailbox' },
  OPENSEARCH_URL: {
    kind: 'url',
    protocols: web,
    about: 'OpenSearch for the job board; without it jobs are searched in this process',
  },
  OPENAI_API_KEY: { kind: 'text', about: 'Of a provider of language models' },
  OPENAI_BASE_URL: { kind: 'url', protocols: web, about: 'Of that provider' },
  OPENAI_MODEL: { kind: 'text', about: 'Of that provider' },
  CV_PARSER_ENGINE: { kind: 'text', about: 'Of svc-ai; rules where its model is the stand-in' },
  CV_SPARE_READERS: { kind: 'text', about: 'Of svc-ai' },
  CV_TEXT_RECOGNITION: { kind: 'text', about: 'Of svc-ai; `on` where pdftoppm and Tesseract are installed' },
  RENDER_TIMEOUT_MS: { kind: 'text', about: 'Of the shell' },
  EXTERNAL_GOOGLE_CLIENT_ID: { kind: 'text', about: 'Of an application of your own at Google' },
  EXTERNAL_GOOGLE_SECRET: { kind: 'text', about: 'Of the same application' },
  EXTERNAL_LINKEDIN_OIDC_CLIENT_ID: { kind: 'text', about: 'Of an application of your own at LinkedIn' },
  EXTERNAL_LINKEDIN_OIDC_SECRET: { kind: 'text', about: 'Of the same application' },
  XENDIT_SECRET_KEY: { kind: 'text', about: 'Of an account of your own at Xendit' },
  XENDIT_URL: { kind: 'url', protocols: web, about: 'API of Xendit' },
  XENDIT_WEBHOOK_TOKEN: { kind: 'text', about: 'The verification token for webhooks of that account' },
});

/** Settings that are of no use without others. @type {Readonly<Partial<Record<keyof typeof settings, readonly (keyof typeof settings)[]>>>} */
export const companions = {
  S3_ENDPOINT: ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  EXTERNAL_GOOGLE_CLIENT_ID: ['EXTERNAL_GOOGLE_SECRET'],
  EXTERNAL_LINKEDIN_OIDC_CLIENT_ID: ['EXTERNAL_LINKEDIN_OIDC_SECRET'],
  XENDIT_SECRET_KEY: ['XENDIT_WEBHOOK_TOKEN'],
};

/** Beginnings of names that no other program's settings have. */
export const ownPrefixes = ['SANDBOX_', 'XENDIT_', 'EXTERNAL_GOOGLE_', 'EXTERNAL_LINKEDIN_', 'MAIL_WEB_'];
