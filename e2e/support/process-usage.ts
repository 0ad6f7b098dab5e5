import { readdir } from 'node:fs/promises';
import { childrenOf, readMemory } from '@sabi/test-kit/process-memory';
import type { Site } from '@sabi/test-kit/site/site';
import { type Deployable, deployables } from '@sabi/test-kit/site/site-settings';
import { readMemoryAfterCollection } from './memory-after-collection';

/** Memory and resources of a deployable at one moment. */
export interface ProcessUsage {
  readonly name: Deployable;
  /** Resident memory of the main process alone, as CV readers are short-lived. */
  readonly residentMb: number;
  /** Heap and buffers still in use after garbage collection; null where it cannot be triggered. */
  readonly heldMb: number | null;
  /** Open files and connections. */
  readonly descriptors: number;
  readonly children: number;
  /** Channels to the broker. */
  readonly channels: number;
}

/** Folder for the processes' reports of their memory. */
const heldFolder = process.env['SOAK_FOLDER'];

export async function readProcessUsage(site: Site): Promise<ProcessUsage[]> {
  const channels = await countChannels(site);
  return Promise.all(
    deployables.map(async (name) => {
      const { pid } = site.replicas[name].first;
      return {
        name,
        residentMb: readMemory(pid).residentMb,
        heldMb: heldFolder ? await readMemoryAfterCollection(heldFolder, pid) : null,
        descriptors: (await readdir(`/proc/${pid}/fd`)).length,
        children: childrenOf(pid).length,
        channels: channels.get(name) ?? 0,
      };
    }),
  );
}

/** Open channels by service. */
async function countChannels({ rabbit }: Site): Promise<Map<string, number>> {
  const lines = (await rabbit.control('--quiet', 'list_connections', 'client_properties', 'channels')).split(
    '\n',
  );
  const counts = new Map<string, number>();
  for (const line of lines) {
    const name = deployables.find((deployable) => isOf(deployable, line));
    const count = Number(/(\d+)\s*$/.exec(line)?.[1]);
    if (name && count) counts.set(name, (counts.get(name) ?? 0) + count);
  }
  return counts;
}

/** Connections are named `svc-ai:publishing` or `identity:consuming`. */
function isOf(deployable: Deployable, line: string): boolean {
  return new RegExp(`"(svc-)?${deployable.replace('svc-', '')}:`).test(line);
}
