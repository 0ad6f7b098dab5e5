import { fileURLToPath } from 'node:url';
import type { CvResult } from '@sabi/contracts/cv/evidence';
import { findEvidence } from '../../engines/evidence/find-evidence';
import { createTextExtractor } from '../../integrations/text-extraction/child-text-extractor';
import { parseByRules } from '../../engines/parsing/parse-by-rules';

/** Reads CVs by rules like the worker, without queue and store, for the benchmark. */
export interface CvReader {
  /** @throws {Error} when the file is rejected or its process was killed */
  read(fileName: string, bytes: Buffer): Promise<{ result: CvResult; pages: number }>;
  /** Resolves when what waits is warm. */
  whenWarm(): Promise<void>;
  close(): Promise<void>;
}

/** @param spares with 1 or more, processes are forked from one that waits; 0 starts one for each document */
export function createCvReader(spares: number): CvReader {
  const built = (path: string) =>
    fileURLToPath(new URL(`../../integrations/text-extraction/${path}`, import.meta.url));
  const childPath = built('child.js');
  const hostPath = spares > 0 ? built('fork/host.js') : undefined;
  const extractor = createTextExtractor({ childPath, hostPath, timeoutMs: 30_000, memoryMb: 512, spares });
  const never = new AbortController().signal;
  return {
    read: async (fileName, bytes) => {
      const document = await extractor.extract({ fileName, bytes }, never);
      const { cv } = parseByRules(document.lines);
      const lines = document.lines.map(({ text }) => text);
      const pages = Math.max(...document.lines.map(({ page }) => page));
      return { result: { ...cv, evidence: findEvidence({ cv, lines }) }, pages };
    },
    whenWarm: () => extractor.whenWarm(),
    close: () => extractor.close(),
  };
}
