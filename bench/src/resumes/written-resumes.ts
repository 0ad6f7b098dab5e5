import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { documentTemplates } from '@sabi/contracts/profile/document-templates';
import { languages } from '@sabi/contracts/language';
import { generateProfile, type GeneratedProfile } from '@sabi/test-kit/generated-profiles/generate-profile';
import { repositoryRoot } from '@sabi/test-kit/repository-root';

const writeDocuments = join(repositoryRoot, 'svc-profile/dist/entry-points/commands/write-documents.js');

/** Resumes of generated profiles by seed: languages alternate, and each template in turn within a language. */
export interface WrittenResumes {
  readonly profiles: readonly GeneratedProfile[];
  /** Holds 0.pdf, 1.pdf and so on, in the order of the profiles. */
  readonly folder: string;
  /** Milliseconds per resume, in one newly started process. */
  readonly times: readonly number[];
}

/** Writes resumes by svc-profile's built program and deletes them after the work. */
export async function withResumes<T>(
  seeds: readonly number[],
  work: (written: WrittenResumes) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'sabi-resumes-'));
  try {
    const profiles = seeds.map(generateProfile);
    const orders = profiles.map(({ full: { profile, lists }, email, language }, index) => ({
      format: 'pdf',
      template: documentTemplates[Math.floor(index / languages.length) % documentTemplates.length],
      language,
      email,
      content: { profile, lists },
      createdAt: new Date(),
    }));
    const writing = promisify(execFile)(process.execPath, [writeDocuments, folder]);
    writing.child.stdin?.end(JSON.stringify(orders));
    const { stdout } = await writing;
    return await work({ profiles, folder, times: JSON.parse(stdout) as number[] });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
