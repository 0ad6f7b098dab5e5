import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { canonicalJson } from './canonical-json';
import { createChainChecker } from './chain-checker';
import { createFault, isFault } from './chain-fault';
import { describeSoundChain, readCheckpoints, type SignedAnchors, type Verification } from './verification';

/**
 * Verifies a whole chain exported as JSON Lines, without a database, one entry at a time. Only an anchor reveals a
 * truncated export.
 */
export async function verifyExport(
  lines: Readable,
  service: string,
  signed: SignedAnchors,
): Promise<Verification> {
  const anchored = readCheckpoints(service, signed);
  if (!Array.isArray(anchored)) return { ok: false, fault: anchored };
  const checker = createChainChecker(service, anchored);
  for await (const line of createInterface({ input: lines, crlfDelay: Infinity })) {
    const document = readLine(line);
    const checked = document
      ? checker.check(document['seq'], document)
      : createFault(checker.last.seq + 1, 'altered', 'the line is not canonical JSON');
    if (isFault(checked)) return { ok: false, fault: checked };
  }
  const fault = checker.finish();
  if (fault) return { ok: false, fault };
  return describeSoundChain(service, checker);
}

/** @returns null where the line is not the entry's canonical text: any changed byte is detected */
function readLine(line: string): Record<string, unknown> | null {
  try {
    const fields = JSON.parse(line) as Record<string, unknown>;
    const document = { ...fields, at: new Date(String(fields['at'])) };
    return canonicalJson(document) === line ? document : null;
  } catch {
    return null;
  }
}
