import { parseArgs } from 'node:util';

export const usage = `Usage, in a remote's folder: npm run publish:remote -- [command] [options]

  publish [--traffic N] [--no-build]   builds, uploads and registers a version, and gives it to N % of the visitors
                                       (0 by default: testers alone, by the header x-remote-version), if can-i-deploy
                                       says that it fits what is live, or with --override "<reason>", which is kept
  promote [version] [--traffic N]      gives the canary, or a version, to N % (100 by default)
  pin <version>                        gives everybody a version, and keeps later ones from them
  rollback                             ends the canary; where there is none, goes back to the release before
  status                               shows who gets what

Settings: PLATFORM_URL, PUBLISH_KEY_FILE; FILE_STORE_DIR or S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID,
S3_SECRET_ACCESS_KEY. Without any, the platform of \`npm start\`.`;

export class UsageError extends Error {
  override readonly name = 'UsageError';
}

export type Command =
  | {
      readonly action: 'publish';
      readonly trafficPercent: number;
      readonly build: boolean;
      /** Reason to publish without `can-i-deploy`. */
      readonly override?: string;
    }
  | { readonly action: 'promote'; readonly version: string | null; readonly trafficPercent: number }
  | { readonly action: 'pin'; readonly version: string }
  | { readonly action: 'rollback' }
  | { readonly action: 'status' }
  | { readonly action: 'help' };

/** @throws {UsageError} */
export function parseArguments(args: readonly string[]): Command {
  const { values, positionals } = parse(args);
  const [action = 'publish', version, ...more] = positionals;
  if (values.help) return { action: 'help' };
  if (more.length > 0) throw new UsageError(`Too many words: ${more.join(' ')}`);
  switch (action) {
    case 'publish':
      if (version !== undefined) throw new UsageError('publish builds the version itself');
      return {
        action,
        trafficPercent: readPercent(values.traffic ?? '0'),
        build: !values['no-build'],
        ...(values.override !== undefined && { override: readReason(values.override) }),
      };
    case 'promote':
      return { action, version: version ?? null, trafficPercent: readPercent(values.traffic ?? '100') };
    case 'pin':
      if (version === undefined) throw new UsageError('pin needs a version');
      return { action, version };
    case 'rollback':
      return { action };
    case 'status':
      return { action };
    default:
      throw new UsageError(`There is no command ${action}`);
  }
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        traffic: { type: 'string' },
        'no-build': { type: 'boolean', default: false },
        override: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function readPercent(text: string): number {
  const percent = Number(text);
  if (!/^\d{1,3}$/.test(text) || percent > 100) throw new UsageError(`${text} is no whole number of percent`);
  return percent;
}

function readReason(text: string): string {
  if (text.trim().length < 10 || text.length > 200)
    throw new UsageError('--override needs a reason of 10 to 200 letters');
  return text.trim();
}
