import { describeFaults, readSettings } from '../bin/starting/read-settings.mjs';
import type { settings } from '../bin/starting/settings.mjs';
import { StartError } from '../bin/starting/start-error.mjs';

type Kinds = { integer: number; text: string; url: string; choice: string; hosts: string[] };
type Shape = typeof settings;
type ValueOf<S extends { readonly kind: keyof Kinds }> = S extends { readonly default: unknown }
  ? Kinds[S['kind']]
  : Kinds[S['kind']] | undefined;

/** Settings of `npm start`, by the table that is checked before anything is installed. */
export type Env = { readonly [Name in keyof Shape]: ValueOf<Shape[Name]> };

/** The only reader of the environment. @throws {StartError} with the whole list of faults */
export function readEnv(source: Readonly<Record<string, string | undefined>> = process.env): Env {
  const { values, faults } = readSettings(source);
  if (faults.length > 0) throw new StartError(describeFaults(faults));
  return values as Env;
}
