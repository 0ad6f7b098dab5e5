import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseAllDocuments } from 'yaml';
import type { Resource } from './resources';

const folder = resolve(__dirname, '../..');

export const overlays = ['development', 'staging', 'production'] as const;
export type Overlay = (typeof overlays)[number];

const renderers = [
  ['kustomize', 'build'],
  ['kubectl', 'kustomize'],
] as const;

/** The installed renderer of overlays; undefined without one. */
export const renderer = renderers.find(
  ([command]) => spawnSync(command, ['version', '--client']).error === undefined,
);

/** Manifests of an overlay, with newly made secrets. @param valuesFile in place of the overlay's values.yaml */
export function render(overlay: Overlay, valuesFile?: string): string {
  if (!renderer) throw new Error('Neither kustomize nor kubectl is installed');
  return run('node', [join(__dirname, 'render-overlay.mjs'), overlay, ...renderer], {
    env: { ...process.env, ...(valuesFile && { VALUES_FILE: valuesFile }) },
  });
}

export function parse(manifests: string): Resource[] {
  // YAML 1.1, as the API server reads it: `on` is true and 0440 is octal.
  return parseAllDocuments(manifests, { version: '1.1' }).map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return Object.assign({ spec: {} }, document.toJS() as Resource);
  });
}

/** Every file of the base, unrendered: needs no tool. */
export function readBase(): Resource[] {
  const base = join(folder, 'base');
  return readdirSync(base)
    .filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml')
    .flatMap((file) => parse(readFileSync(join(base, file), 'utf8')));
}

export function run(
  command: string,
  args: readonly string[],
  options: { readonly input?: string; readonly env?: NodeJS.ProcessEnv } = {},
): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    ...options,
  });
  if (error) throw error;
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}\n${stderr}`);
  return stdout;
}
