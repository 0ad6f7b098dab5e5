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

/** Metadata of a release, stored beside its contracts. */
export const releaseSchema = z.object({
  commit: z
    .string()
    .regex(/^[0-9a-f]{40}$/)
    .describe('What the contracts are of, and the previous versions are built from'),
  protocol: z.number().int().describe('Version of the mount contract'),
});
export type Release = z.infer<typeof releaseSchema>;

const acceptedBreaksSchema = z.array(z.object({ break: z.string().min(1), reason: z.string().min(10) }));

/** The owner of a contract: a service, `messages` or `shell-sdk`. */
export interface ContractBreak {
  readonly contract: string;
  /** Starts with the contract; the name used in `accepted-breaks.json`. */
  readonly name: string;
  /** The reason in `accepted-breaks.json`. */
  readonly acceptedBecause?: string | undefined;
}

export interface ContractsVerdict {
  readonly contracts: readonly string[];
  readonly breaks: readonly ContractBreak[];
  /** Accepted breaks that no longer exist. */
  readonly stale: readonly string[];
}

/** Compares the contracts of this working tree with the released ones. */
export async function checkContracts(): Promise<ContractsVerdict> {
  const release = await readRelease();
  const deployables = await listDeployables();
  const found = new Map<string, string[]>();
  for (const deployable of deployables) found.set(deployable, await compareDeployable(deployable));
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
  return judge(found, new Map(accepted.map(({ break: name, reason }) => [name, reason])));
}

/** @param found contract → breaks @param accepted break → reason */
export function judge(
  found: ReadonlyMap<string, readonly string[]>,
  accepted: ReadonlyMap<string, string>,
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
    breaks,
    stale: [...accepted.keys()].filter((name) => !names.has(name)),
  };
}

export const isBroken = ({ breaks, stale }: ContractsVerdict): boolean =>
  stale.length > 0 || breaks.some(({ acceptedBecause }) => acceptedBecause === undefined);

export async function readRelease(): Promise<Release> {
  return releaseSchema.parse(await readJson(releasedPaths.release));
}

async function compareDeployable(deployable: string): Promise<string[]> {
  const [released, current] = [releasedPaths.openApi(deployable), currentPaths.openApi(deployable)];
  if (!existsSync(released)) return []; // new since the release, so it has no consumers yet
  if (!existsSync(current)) return ['removed'];
  return compareOpenApi(await readJson<OpenApi>(released), await readJson<OpenApi>(current));
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
