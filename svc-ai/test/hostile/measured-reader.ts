import { Readable } from 'node:stream';
import { watchPeak } from '@sabi/test-kit/process-memory';
import { readCvFile } from '../../src/domain/cv-parsing/read-cv-file';
import type { ExtractedDocument } from '../../src/engines/extraction/extracted-document';
import { createTextExtractor } from '../../src/integrations/text-extraction/child-text-extractor';
import { type BuiltService, buildForTest } from '../support/built-service';

/** The service's timeout. */
const readingMs = 30_000;
/** Time for a stopped process to end on a busy machine. */
const graceMs = 5000;
const mostMemoryMb = 512;
const never = new AbortController().signal;

/** Reads files like the service, and checks time and memory of each. */
export class MeasuredReader {
  readonly #rows: string[] = [];
  #built: BuiltService | undefined;

  /** Call before the first file. */
  async open(): Promise<void> {
    this.#built = await buildForTest();
  }

  /**
   * @param timeoutMs shorter than the service's, for files that use up all of it
   * @throws errors of the service's readers, or when a file exceeded a limit
   */
  async read(
    title: string,
    fileName: string,
    bytes: Buffer,
    timeoutMs = readingMs,
  ): Promise<ExtractedDocument> {
    const childPath = this.#built?.childPath ?? '';
    let outcome = 'read';
    const stopWatch = watchPeak(childPath);
    const startedAt = performance.now();
    try {
      const file = await readCvFile(fileName, { get: async () => asStored(bytes) }, never);
      const extractor = createTextExtractor({ childPath, timeoutMs, memoryMb: mostMemoryMb });
      return await extractor.extract({ fileName, bytes: file.bytes }, never);
    } catch (error) {
      const { code, reason } = error as { code?: string; reason?: string };
      outcome = code ?? `stopped: ${reason}`;
      throw error;
    } finally {
      const [ms, peakMb] = [performance.now() - startedAt, stopWatch()];
      this.#note([fileName.replace(/^.*\./, ''), title, outcome, `${ms.toFixed(0)} ms`], peakMb);
      expect(ms).toBeLessThan(timeoutMs + graceMs);
      expect(peakMb).toBeLessThan(mostMemoryMb);
    }
  }

  /** A line for each file, without memory if refused before a process started. */
  table(): string {
    return this.#rows.join('\n');
  }

  #note([format = '', title = '', outcome = '', time = '']: string[], peakMb: number): void {
    const memory = peakMb > 0 ? `${peakMb.toFixed(0)} MB` : '';
    this.#rows.push(
      `${format.padEnd(5)} ${title.slice(0, 44).padEnd(45)} ${outcome.padEnd(18)} ${time.padStart(9)} ${memory.padStart(7)}`,
    );
  }
}

/** A reader for the tests of a file; prints measurements after them if SHOW_MEASUREMENTS is set. */
export function useMeasuredReader(): MeasuredReader {
  const reader = new MeasuredReader();
  beforeAll(() => reader.open());
  afterAll(() => {
    if (process.env['SHOW_MEASUREMENTS']) console.log(reader.table());
  });
  return reader;
}

async function asStored(bytes: Buffer) {
  return { stream: Readable.from([bytes]), sizeBytes: bytes.length, mediaType: 'application/octet-stream' };
}
