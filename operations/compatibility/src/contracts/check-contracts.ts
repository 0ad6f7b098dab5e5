import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { queues } from '@sabi/contracts/messages/queues';
import { shellProtocol } from '@sabi/shell-sdk';
import { repositoryRoot } from '@sabi/test-kit/repository-root';
import { z } from 'zod';
import { compareMessages, type MessageContracts } from './compare-messages';
import { compareMountContracts } from './compare-mount-contracts';
import { compareOpenApi, type OpenApi } from './compare-openapi';
import { describeMessages } from './describe-messages';
import { acceptedBreaksFile, currentPaths, releasedPaths } from './paths';

const commitSchema = z.string().regex(/^[0-9a-f]{40}$/);

/** Metadata of a release, stored beside its contracts. */
export const releaseSchema = z.object({
  commit: commitSchema.describe('What the contracts are of, and the previous versions are built from'),
  services: z
    .record(z.string(), commitSchema)
    .default({})
    .describe('Services released alone since then → what their contracts are of'),
  protocol: z.number().int().describe('Version of the mount contract'),
});
export type Release = z.infer<typeof releaseSchema>;

export const acceptedBreaksSchema = z.array(
  z.object({ break: z.string().min(1), reason: z.string().min(10) }),
);

/** The owner of a contract: a service, `messages` or `shell-sdk`. */
export interface ContractBreak {
  readonly contract: string;
  /** Starts with the contract; the name used in `accepted-breaks.json`. */
  readonly name: string;
  /** The reason in `accepted-breaks.json`. */
  readonly acceptedBecause?: string | undefined;
}

export type ServedPaths = Readonly<Record<string, readonly string[] | null>>;

export interface ContractsVerdict {
  readonly contracts: readonly string[];
  /** Service → paths of its released OpenAPI document; null: never released. */
  readonly servedPaths: ServedPaths;
  readonly breaks: readonly ContractBreak[];
  /** Accepted breaks that no longer exist. */
  readonly stale: readonly string[];
}

/** Compares the contracts of this working tree with the released ones. */
export async function checkContracts(): Promise<ContractsVerdict> {
  const release = await readRelease();
  const deployables = await listDeployables();
  const found = new Map<string, string[]>();
  const servedPaths: Record<string, readonly string[] | null> = {};
  for (const deployable of deployables) {
    const released = await readReleasedOpenApi(deployable);
    servedPaths[deployable] = released ? Object.keys(released.paths) : null;
    found.set(deployable, await compareDeployable(deployable, released));
  }
  found.set(
    'messages',
    compareMessages(await readJson<MessageContracts>(releasedPaths.messages), describeMessages(queues)),
  );
  found.set(
    'shell-sdk',
    compareMountContracts(
      { protocol: release.protocol, file: releasedPaths.mountContract },
      { protocol: shellProtocol, file: currentPaths.mountContract },
    ),
  );
  const accepted = acceptedBreaksSchema.parse(await readJson(acceptedBreaksFile));
  return judge(found, new Map(accepted.map(({ break: name, reason }) => [name, reason])), servedPaths);
}

/** @param found contract → breaks @param accepted break → reason */
export function judge(
  found: ReadonlyMap<string, readonly string[]>,
  accepted: ReadonlyMap<string, string>,
  servedPaths: ServedPaths = {},
): ContractsVerdict {
  const breaks = [...found].flatMap(([contract, each]) =>
    each.map((what) => {
      const name = `${contract} ${what}`;
      return { contract, name, acceptedBecause: accepted.get(name) };
    }),
  );
  const names = new Set(breaks.map(({ name }) => name));
  return {
    contracts: [...found.keys()],
    servedPaths,
    breaks,
    stale: [...accepted.keys()].filter((name) => !names.has(name)),
  };
}

export const isBroken = ({ breaks, stale }: ContractsVerdict): boolean =>
  stale.length > 0 || breaks.some(({ acceptedBecause }) => acceptedBecause === undefined);

export async function readRelease(): Promise<Release> {
  return releaseSchema.parse(await readJson(releasedPaths.release));
}

async function readReleasedOpenApi(deployable: string): Promise<OpenApi | undefined> {
  const file = releasedPaths.openApi(deployable);
  return existsSync(file) ? readJson<OpenApi>(file) : undefined;
}

async function compareDeployable(deployable: string, released: OpenApi | undefined): Promise<string[]> {
  if (!released) return []; // never released, so it has no consumers yet
  const current = currentPaths.openApi(deployable);
  return existsSync(current) ? compareOpenApi(released, await readJson<OpenApi>(current)) : ['removed'];
}

/** Every part with an OpenAPI document, now or in the last release. */
async function listDeployables(): Promise<string[]> {
  const current = (await readdir(repositoryRoot)).filter((name) => existsSync(currentPaths.openApi(name)));
  const suffix = '.openapi.json';
  const released = (await readdir(releasedPaths.folder))
    .filter((name) => name.endsWith(suffix))
    .map((name) => name.slice(0, -suffix.length));
  return [...new Set([...current, ...released])].sort();
}

async function readJson<T>(file: string): Promise<T> {
  return JSON.parse(await readFile(file, 'utf8')) as T;
}
