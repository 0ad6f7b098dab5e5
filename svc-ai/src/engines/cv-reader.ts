import { fileURLToPath } from 'node:url';
import type { CvResult } from '@sabi/contracts/cv-evidence';
import { findEvidence } from './evidence/find-evidence';
import { createTextExtractor } from './extraction/text-extractor';
import { parseByRules } from './parsing/parse-by-rules';

/** Reads CVs by rules as the worker does, without queue and store, for the benchmark. */
export interface CvReader {
  /** @throws {Error} when the file is refused or its process had to be stopped */
  read(fileName: string, bytes: Buffer): Promise<{ result: CvResult; pages: number }>;
  /** Resolves when its spare processes have everything loaded. */
  whenWarm(): Promise<void>;
  close(): Promise<void>;
}

/** @param spares processes that wait for documents; with 0 each is started when its document comes */
export function createCvReader(spares: number): CvReader {
  const childPath = fileURLToPath(new URL('./extraction/child.js', import.meta.url));
  const extractor = createTextExtractor({ childPath, timeoutMs: 30_000, memoryMb: 512, spares });
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
