import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { type Anchor, anchorSchema } from '@sabi/audit/anchor';
import { z } from 'zod';

const logLineSchema = z.object({ anchor: anchorSchema });

/** Anchors in lines of the services' logs (`audit.anchored`); other lines are skipped. */
export async function readAnchors(file: string): Promise<Anchor[]> {
  const anchors: Anchor[] = [];
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const { data } = logLineSchema.safeParse(parse(line));
    if (data) anchors.push(data.anchor);
  }
  return anchors;
}

function parse(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}
