import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

export const root = join(import.meta.dirname, '../../..');

export interface ComposeService {
  readonly image: string;
  readonly entrypoint?: readonly string[];
  readonly build?: {
    readonly dockerfile: string;
    readonly target?: string;
    readonly args: Readonly<Record<string, string>>;
  };
  readonly profiles: readonly string[];
  readonly restart: string;
  readonly init?: boolean;
  readonly read_only?: boolean;
  readonly cap_drop?: readonly string[];
  readonly cap_add?: readonly string[];
  readonly security_opt?: readonly string[];
  readonly privileged?: boolean;
  readonly environment?: Readonly<Record<string, string>>;
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly networks?: readonly string[] | Readonly<Record<string, object>>;
  readonly network_mode?: string;
  readonly healthcheck?: { readonly test: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
}

interface ComposeFile {
  readonly services: Readonly<Record<string, ComposeService>>;
  readonly networks: Readonly<Record<string, { readonly internal?: boolean }>>;
}

/** The compose file with its defaults: every `${NAME:-default}` is resolved. */
export function readComposeFile(settings: Readonly<Record<string, string>> = {}): ComposeFile {
  const text = readFileSync(join(root, 'docker-compose.yml'), 'utf8').replaceAll(
    /\$\{(\w+):-([^}]*)\}/g,
    (_match, name: string, byDefault: string) => settings[name] || byDefault,
  );
  return parse(text, { merge: true, maxAliasCount: -1 }) as ComposeFile;
}

/** `NAME=value` lines. */
export function readSettings(file: string): Record<string, string> {
  const lines = readFileSync(join(root, file), 'utf8').split('\n');
  return Object.fromEntries(lines.flatMap((line) => (/^\w+=/.test(line) ? [split(line)] : [])));
}

function split(line: string): [string, string] {
  const at = line.indexOf('=');
  return [line.slice(0, at), line.slice(at + 1)];
}
