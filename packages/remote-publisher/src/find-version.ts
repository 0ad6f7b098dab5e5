import type { RemoteStatus } from '@sabi/contracts/http/gateway/remote-commands';
import { UsageError } from '@sabi/service-kit/command-line';
import { listVersions } from './describe-status';

/**
 * A registered version by its name, or by the beginning of the part behind its dash.
 * @throws {UsageError} with the versions that exist
 */
export function findVersion(status: RemoteStatus, text: string): string {
  const names = status.versions.map(({ version }) => version);
  if (names.includes(text)) return text;
  const found = text === '' ? [] : names.filter((name) => name.split('-')[1]?.startsWith(text));
  const [only, ...others] = found;
  if (only !== undefined && others.length === 0) return only;
  const fault =
    only === undefined
      ? `${status.name} has no version ${text}, or no longer.`
      : `${text} is the beginning of several versions of ${status.name}.`;
  throw new UsageError([fault, 'It has these:', ...listVersions(status).slice(1)].join('\n'));
}
