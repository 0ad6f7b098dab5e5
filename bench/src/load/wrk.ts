import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findExecutable } from '@sabi/dev-infra/find-executable';

/** Times in milliseconds. */
export interface WrkResult {
  readonly requestsPerSecond: number;
  readonly requests: number;
  readonly p50: number;
  readonly p99: number;
  /** Answers other than success, and requests without an answer. */
  readonly failed: number;
}

export const findWrk = (): Promise<string | undefined> => findExecutable('wrk');

/**
 * GET requests by wrk, which takes a tenth of the processor time of a client in Node on the shared cores.
 * @param headers of each request in turn
 */
export async function runWrk(
  wrk: string,
  options: {
    url: string;
    headers: readonly Readonly<Record<string, string>>[];
    connections: number;
    seconds: number;
  },
): Promise<WrkResult> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-wrk-'));
  try {
    const script = join(folder, 'load.lua');
    await writeFile(script, describeLoad(options.headers));
    const { stdout } = await promisify(execFile)(wrk, [
      ...['--threads', '1', '--connections', String(options.connections)],
      ...['--duration', `${options.seconds}s`, '--timeout', '10s', '--script', script, options.url],
    ]);
    return JSON.parse(stdout.slice(stdout.lastIndexOf('{'))) as WrkResult;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** A wrk script: preformatted requests sent in turn; the summary as JSON, with wrk's times in microseconds. */
function describeLoad(headers: readonly Readonly<Record<string, string>>[]): string {
  const tables = headers.map(
    (each) =>
      `{${Object.entries(each)
        .map(([name, value]) => `[${JSON.stringify(name)}] = ${JSON.stringify(value)}`)
        .join(', ')}}`,
  );
  return `
local headers = { ${tables.join(',\n')} }
local requests = {}
local turn = 0

init = function()
  for index, each in ipairs(headers) do requests[index] = wrk.format('GET', nil, each) end
end

request = function()
  turn = turn % #requests + 1
  return requests[turn]
end

done = function(summary, latency)
  local errors = summary.errors
  io.write(string.format(
    '{"requestsPerSecond":%f,"requests":%d,"p50":%f,"p99":%f,"failed":%d}',
    summary.requests / (summary.duration / 1e6), summary.requests,
    latency:percentile(50) / 1000, latency:percentile(99) / 1000,
    errors.connect + errors.read + errors.write + errors.status + errors.timeout
  ))
end
`;
}
