import { parseArgs } from 'node:util';
import { describeFailure } from '@sabi/service-kit/command-line';
import type { DumpTable } from '../../domain/account-migration/dump';
import { UsageError } from './usage';

export type MigrationCommand =
  | { readonly name: 'import'; readonly files: Readonly<Partial<Record<DumpTable, string>>> }
  | { readonly name: 'import'; readonly script: string }
  | { readonly name: 'export'; readonly folder: string };

const file = { type: 'string' } as const;
const options = { users: file, identities: file, factors: file, dump: file, to: file } as const;

/** @throws {UsageError} */
export function parseCommand(args: readonly string[]): MigrationCommand {
  const { positionals, values } = parse(args);
  const { users, identities, factors, dump, to } = values;
  const given = Object.keys(values);
  const areOnly = (...names: string[]) => given.every((name) => names.includes(name));
  const [name, ...others] = positionals;
  if (others.length > 0)
    throw new UsageError('The command is not complete, or has words that it does not take.');
  if (name === 'import' && users && areOnly('users', 'identities', 'factors')) {
    const rest = { ...(identities && { identities }), ...(factors && { mfa_factors: factors }) };
    return { name, files: { users, ...rest } };
  }
  if (name === 'import' && dump && areOnly('dump')) return { name, script: dump };
  if (name === 'export' && to && areOnly('to')) return { name, folder: to };
  throw new UsageError('The command is not complete, or has words that it does not take.');
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], allowPositionals: true, options });
  } catch (cause) {
    throw new UsageError(describeFailure(cause), { cause });
  }
}
