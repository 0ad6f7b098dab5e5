import { parseArgs } from 'node:util';
import { UsageError } from '@sabi/service-kit/command-line';
import { closest, distance } from 'fastest-levenshtein';

export type Command =
  | {
      readonly action: 'publish';
      readonly trafficPercent: number;
      readonly build: boolean;
      /** Reason to publish without `can-i-deploy`. */
      readonly override?: string;
    }
  | {
      readonly action: 'promote';
      readonly version: string | null;
      readonly trafficPercent: number;
      /** Whether another version's canary may end without a question. */
      readonly isConfirmed: boolean;
    }
  | { readonly action: 'pin'; readonly version: string; readonly isConfirmed: boolean }
  | { readonly action: 'unpin' }
  | { readonly action: 'rollback'; readonly version: string | null }
  | {
      readonly action: 'unregister';
      /** null: the one of the folder. */
      readonly remote: string | null;
      readonly isConfirmed: boolean;
    }
  | { readonly action: 'status' }
  | { readonly action: 'help' };

type Action = Exclude<Command['action'], 'help'>;

const options = {
  traffic: { type: 'string' },
  'no-build': { type: 'boolean' },
  override: { type: 'string' },
  yes: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;
type Flag = Exclude<keyof typeof options, 'help'>;

/** Options of each command, and whether it takes a version. */
const commands: Readonly<
  Record<Action, { flags: readonly Flag[]; version: 'none' | 'optional' | 'needed' }>
> = {
  publish: { flags: ['traffic', 'no-build', 'override', 'yes'], version: 'none' },
  promote: { flags: ['traffic', 'yes'], version: 'optional' },
  pin: { flags: ['yes'], version: 'needed' },
  unpin: { flags: [], version: 'none' },
  rollback: { flags: ['yes'], version: 'optional' },
  unregister: { flags: ['yes'], version: 'optional' }, // in place of a version, the remote
  status: { flags: [], version: 'none' },
};

/** Up to this distance a misspelled word is taken for one that exists. */
const slipDistance = 3;

/** @throws {UsageError} in one sentence, with the nearest word where one was misspelled */
export function parseArguments(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  if (values.help || positionals[0] === 'help') return { action: 'help' };
  const [word = 'publish', version, ...more] = positionals;
  const action = readAction(word);
  assertFits(action, values, version, more);
  const isConfirmed = values.yes === true;
  switch (action) {
    case 'publish':
      return {
        action,
        trafficPercent: readPercent(values.traffic ?? '0'),
        build: !values['no-build'],
        ...(values.override !== undefined && { override: readReason(values.override) }),
      };
    case 'promote': {
      const trafficPercent = readPercent(values.traffic ?? '100');
      if (trafficPercent === 0) throw new UsageError('--traffic 0 promotes nothing; rollback ends a canary.');
      return { action, version: version ?? null, trafficPercent, isConfirmed };
    }
    case 'pin':
      return { action, version: version ?? '', isConfirmed };
    case 'rollback':
      return { action, version: version ?? null };
    case 'unregister':
      return { action, remote: version ?? null, isConfirmed };
    case 'unpin':
    case 'status':
      return { action };
  }
}

function readAction(word: string): Action {
  if (Object.hasOwn(commands, word)) return word as Action;
  throw new UsageError(`There is no command ${word}.${suggest(word, Object.keys(commands))}`);
}

function assertFits(
  action: Action,
  values: Readonly<Record<string, unknown>>,
  version: string | undefined,
  more: readonly string[],
): void {
  const { flags, version: versions } = commands[action];
  const unfit = Object.keys(values).find((flag) => !(flags as readonly string[]).includes(flag));
  if (unfit) throw new UsageError(`${action} has no option --${unfit}.`);
  if (version !== undefined && versions === 'none')
    throw new UsageError(
      action === 'publish'
        ? `publish builds the version itself; promote ${version} gives visitors one that is published.`
        : `${action} takes no version.`,
    );
  if (version === undefined && versions === 'needed')
    throw new UsageError(`${action} needs a version; status lists those that exist.`);
  if (more.length > 0)
    throw new UsageError(
      `${action} takes one ${action === 'unregister' ? 'remote' : 'version'}, and ${more.join(' ')} is one word too many.`,
    );
}

/** @throws {UsageError} */
function parse(args: readonly string[]) {
  const config = { args: [...args], allowPositionals: true, options } as const;
  for (const token of parseArgs({ ...config, strict: false, tokens: true }).tokens) {
    if (token.kind !== 'option') continue;
    if (!Object.hasOwn(options, token.name))
      throw new UsageError(
        `There is no option ${token.rawName}.${suggest(token.name, Object.keys(options), '--')}`,
      );
    const takesValue = options[token.name as keyof typeof options].type === 'string';
    const isMissing = token.value === undefined || (!token.inlineValue && token.value.startsWith('-'));
    if (takesValue && isMissing) throw new UsageError(`${token.rawName} needs a value.`);
    if (!takesValue && token.value !== undefined) throw new UsageError(`${token.rawName} takes no value.`);
  }
  return parseArgs(config);
}

function suggest(word: string, known: readonly string[], prefix = ''): string {
  const nearest = closest(word, known);
  if (distance(word, nearest) <= Math.min(slipDistance, Math.ceil(word.length / 2)))
    return ` Did you mean ${prefix}${nearest}?`;
  return ` There are: ${known.map((each) => prefix + each).join(', ')}.`;
}

function readPercent(text: string): number {
  const percent = Number(text);
  if (!/^\d{1,3}$/.test(text) || percent > 100)
    throw new UsageError(`--traffic takes a whole number from 0 to 100, and ${text} is none.`);
  return percent;
}

function readReason(text: string): string {
  if (text.trim().length < 10 || text.length > 200)
    throw new UsageError('--override needs a reason of 10 to 200 letters, which is kept with the version.');
  return text.trim();
}
