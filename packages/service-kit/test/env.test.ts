import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import {
  amqpUrl,
  hostNames,
  integer,
  mongoUri,
  neededInProduction,
  parseEnv,
  secret,
  smtpUrl,
} from '../src/env';

const schema = z.object({
  MAIL_COUNT: integer(1),
  MONGODB_URI: mongoUri.optional(),
  AMQP_URL: amqpUrl,
  SMTP_URL: smtpUrl.optional(),
});
const findFaults = (source: Record<string, string>, ownPrefixes?: string[]) => {
  try {
    parseEnv(schema, source, ownPrefixes && { ownPrefixes });
    return [];
  } catch (error) {
    return (error as { faults: string[] }).faults;
  }
};

test('a misspelt name is reported together with everything else that is wrong', () => {
  const source = { MAIL_COUNT: '0', MAIL_CUONT: '3', PATH: '/bin', MONGODB_URI: 'http://x' };
  const faults = findFaults(source, ['MAIL_']);
  expect(faults.map((fault) => fault.split(':')[0])).toEqual(['MAIL_COUNT', 'MONGODB_URI', 'MAIL_CUONT']);
});

test('a name that is nearly one of ours is a slip of the pen, whatever it begins with', () => {
  const source = {
    MAIL_COUNT: '1',
    MONGO_URI: 'x',
    MONGODB_URL: 'x',
    MIAL_COUNT: '2',
    URI: 'x',
    SMTP_URI: 'x',
  };
  expect(findFaults(source, ['MAIL_'])).toEqual([
    'MONGO_URI: is not a setting of this service; did you mean MONGODB_URI?',
    'MONGODB_URL: is not a setting of this service; did you mean MONGODB_URI?',
    'MIAL_COUNT: is not a setting of this service; did you mean MAIL_COUNT?',
    'SMTP_URI: is not a setting of this service; did you mean SMTP_URL?',
  ]);
});

test('variables of others are none of our business', () => {
  expect(findFaults({ MAIL_COUNT: '1', MAIL_CUONT: '3', PATH: '/bin' })).toEqual([]);
  expect(findFaults({ MAIL_COUNT: '1', MAIL_OTHER: '' }, ['MAIL_'])).toEqual([]);
});

test.each([
  'mongodb://127.0.0.1:27017/identity?replicaSet=rs0',
  'mongodb://a:27017,b:27017,c:27017/identity?replicaSet=rs0',
  'mongodb+srv://cluster.example/identity',
])('%s is a connection string', (MONGODB_URI) => {
  expect(findFaults({ MAIL_COUNT: '1', MONGODB_URI })).toEqual([]);
});

test.each(['http://a', 'mongodb://', 'nonsense'])('%s is none', (MONGODB_URI) => {
  expect(findFaults({ MAIL_COUNT: '1', MONGODB_URI })).toHaveLength(1);
});

test.each([
  ['AMQP_URL', 'amqp://guest:guest@broker.internal:5672'],
  ['AMQP_URL', 'amqps://broker.internal'],
  ['AMQP_URL', 'amqp://sabi:sabi@10.0.0.5'],
  ['MONGODB_URI', 'mongodb://root:example@db.internal:27017/identity'],
  ['MONGODB_URI', 'mongodb+srv://admin:Admin@cluster.internal/identity'],
  ['MONGODB_URI', 'mongodb://admin:password@127.0.0.1,db.internal/identity'],
  ['SMTP_URL', 'smtps://mailer:changeme@mail.internal'],
])('S14 credentials that everybody knows do not start: %s %s', (name, url) => {
  const faults = findFaults({ MAIL_COUNT: '1', [name]: url });
  expect(faults).toHaveLength(1);
  expect(faults[0]).toMatch(new RegExp(`^${name}: has credentials that a server comes with`));
});

test.each([
  ['AMQP_URL', 'amqps://identity:k9vQz7lantai@broker.internal'],
  ['AMQP_URL', 'amqp://guest:guest@127.0.0.1:5672'],
  ['MONGODB_URI', 'mongodb://identity:k9vQz7lantai@db.internal/identity'],
  ['MONGODB_URI', 'mongodb://root:example@127.0.0.1:27017,localhost:27018/identity'],
  ['SMTP_URL', 'smtp://127.0.0.1:2525'],
  ['SMTP_URL', 'smtp://relay.internal:25'],
])('one’s own start, and any on the own machine: %s %s', (name, url) => {
  expect(findFaults({ MAIL_COUNT: '1', [name]: url })).toEqual([]);
});

describe('a setting in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'sabi-env-'));
  const fileWith = (content: string) => {
    const path = join(folder, 'setting');
    writeFileSync(path, content);
    return path;
  };
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(['7', '7\n', '7\r\n'])('%j counts as if it were in the environment', (content) => {
    expect(parseEnv(schema, { MAIL_COUNT_FILE: fileWith(content) }, { ownPrefixes: ['MAIL_'] })).toEqual({
      MAIL_COUNT: 7,
    });
  });

  test('an empty file counts as absent, for a setting that may be as for one that may not', () => {
    const empty = fileWith('\n');
    expect(parseEnv(schema, { MAIL_COUNT: '1', SMTP_URL_FILE: empty })).toEqual({ MAIL_COUNT: 1 });
    expect(findFaults({ MAIL_COUNT_FILE: empty })).toHaveLength(1);
  });

  test('a file that is not there is reported once, by its name and never by what else is wrong with it', () => {
    expect(findFaults({ MAIL_COUNT_FILE: join(folder, 'nowhere'), MONGODB_URI: 'http://x' })).toEqual([
      'MAIL_COUNT_FILE: cannot be read (ENOENT)',
      'MONGODB_URI: must be a connection string of MongoDB',
    ]);
  });

  test('a setting given twice is refused: who changes one of them would see nothing change', () => {
    expect(findFaults({ MAIL_COUNT: '1', MAIL_COUNT_FILE: fileWith('2') })).toEqual([
      'MAIL_COUNT_FILE: MAIL_COUNT is set as well; one of them has to go',
    ]);
  });

  test('a value that is refused is not repeated', () => {
    expect(findFaults({ MAIL_COUNT_FILE: fileWith('hunter2') }).join()).not.toContain('hunter2');
  });

  test('a setting whose own name ends so is no file of another one', () => {
    expect(parseEnv(z.object({ STATE_FILE: z.string() }), { STATE_FILE: '/nowhere' })).toEqual({
      STATE_FILE: '/nowhere',
    });
  });

  test('a slip of the pen in such a name is found as well', () => {
    expect(findFaults({ MAIL_COUNT: '1', MAIL_COUNTS_FILE: fileWith('1') }, ['MAIL_'])).toEqual([
      'MAIL_COUNTS_FILE: is not a setting of this service',
    ]);
  });
});

describe('other names of settings', () => {
  const naming = {
    ownPrefixes: ['MAIL_'],
    optionalPrefix: 'ACME_',
    otherNames: { MAILS: 'MAIL_COUNT', ACME_BROKER: 'AMQP_URL', MAIL_NUMBER: 'MAIL_COUNT' },
  };
  const parse = (source: Record<string, string>) => parseEnv(schema, source, naming);
  const faults = (source: Record<string, string>) => {
    try {
      parse(source);
      return [];
    } catch (error) {
      return (error as { faults: string[] }).faults;
    }
  };

  test.each(['MAIL_COUNT', 'ACME_MAIL_COUNT', 'MAILS', 'ACME_MAILS', 'MAIL_NUMBER'])(
    '%s is the setting, by itself and as a file',
    (name) => {
      expect(parse({ [name]: '7' })).toEqual({ MAIL_COUNT: 7 });
      const folder = mkdtempSync(join(tmpdir(), 'env-'));
      try {
        writeFileSync(join(folder, 'count'), '7\n');
        expect(parse({ [`${name}_FILE`]: join(folder, 'count') })).toEqual({ MAIL_COUNT: 7 });
      } finally {
        rmSync(folder, { recursive: true });
      }
    },
  );

  test('a name that has the prefix in it is nothing without it', () => {
    const url = 'amqps://identity:k9vQz7lantai@broker.internal';
    expect(parse({ MAILS: '1', ACME_BROKER: url, BROKER: 'nonsense' })).toEqual({
      MAIL_COUNT: 1,
      AMQP_URL: url,
    });
  });

  test('a setting given under two names is refused, and neither value is repeated', () => {
    expect(faults({ MAIL_COUNT: '31', ACME_MAIL_COUNT: '41' })).toEqual([
      'ACME_MAIL_COUNT: MAIL_COUNT is set as well; one of them has to go',
    ]);
    expect(faults({ ACME_MAIL_COUNT: '31', MAIL_COUNT: '31' })).toEqual([
      'ACME_MAIL_COUNT: MAIL_COUNT is set as well; one of them has to go',
    ]);
    expect(faults({ MAILS: '31', ACME_MAILS: '41' })).toEqual([
      'ACME_MAILS: MAILS is set as well; one of them has to go',
    ]);
    expect(faults({ MAILS: '31', MAIL_COUNT_FILE: '/nowhere' })).toEqual([
      'MAIL_COUNT_FILE: MAIL_COUNT is set as well; one of them has to go',
    ]);
  });

  test('slips of the pen are found with the prefix, and in other names', () => {
    expect(faults({ MAILS: '1', ACME_MAIL_CUONT: '2', ACME_OTHER: '3', MAIL_NUMBRE: '4' })).toEqual([
      'ACME_MAIL_CUONT: is not a setting of this service; did you mean MAIL_COUNT?',
      'ACME_OTHER: is not a setting of this service',
      'MAIL_NUMBRE: is not a setting of this service; did you mean MAIL_NUMBER?',
    ]);
  });
});

describe('names of hosts', () => {
  test('are read from names and from addresses alike', () => {
    expect(hostNames.parse('gateway, Sabi.example,https://www.sabi.example:8443')).toEqual([
      'gateway',
      'sabi.example',
      'www.sabi.example',
    ]);
  });

  test.each(['', 'a,,b', 'sabi.example:8080', 'https://sabi.example/path', 'a b', '*'])(
    '%j are none',
    (text) => {
      expect(hostNames.safeParse(text).success).toBe(false);
    },
  );
});

test.each([
  ['a random value with a short word in its midst', 'q8Zr2Lw5Vx9Tn4KcDuMmyNc6Hs3Jf5Gp0YaWb1x', true],
  ['a word at its beginning', 'dummy-q8Zr2Lw5Vx9Tn4KcNc6Hs3Jf5Gp0Ya', false],
  ['a word after a sign', 'q8Zr2Lw5Vx9Tn4KcNc6Hs3Jf5Gp0Ya_dummy', false],
  ['a longer word anywhere', 'q8Zr2Lw5Vx9Tn4KcchangemeHs3Jf5Gp0Ya', false],
])('a secret: %s', (_what, value, isTaken) => {
  expect(secret.safeParse(value).success).toBe(isTaken);
});

describe('a setting that production needs', () => {
  const needing = neededInProduction(
    z.object({ NODE_ENV: z.string(), COUNT: integer(1), SMTP_URL: smtpUrl.optional() }),
    { SMTP_URL: 'mails go by it' },
  );
  const faultsIn = (source: Record<string, string>) =>
    needing.safeParse(source).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

  test('is reported with its reason, beside what else is wrong', () => {
    expect(faultsIn({ NODE_ENV: 'production', COUNT: '1' })).toEqual([
      'SMTP_URL: is required: mails go by it',
    ]);
    expect(faultsIn({ NODE_ENV: 'production', COUNT: '0' })).toHaveLength(2);
  });

  test('may be left out elsewhere', () => {
    expect(faultsIn({ NODE_ENV: 'development', COUNT: '1' })).toEqual([]);
    expect(faultsIn({ NODE_ENV: 'production', COUNT: '1', SMTP_URL: 'smtp://127.0.0.1:1' })).toEqual([]);
  });
});
