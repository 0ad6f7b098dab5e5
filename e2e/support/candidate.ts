import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { CvImport } from '@sabi/contracts/http/profile/cv-import';
import type { FullProfile } from '@sabi/contracts/http/profile/profile';
import { type CvFixture, cvFixtures } from '@sabi/test-kit/fixtures';
import type { CvPipeline, PipelineService } from './cv-pipeline';
import { acceptCvImport, type Ask, fetchProfile, fetchCvImport, uploadCv } from './own-profile';

/** A talent with an account and a CV, using svc-profile over HTTP. */
export class Candidate {
  constructor(
    private readonly pipeline: Pick<CvPipeline, 'servers'> & {
      readonly profile: Pick<PipelineService, 'process'>;
    },
    readonly cv: CvFixture,
    readonly userId: string = randomUUID(),
  ) {}

  /** Resolves when the upload is accepted. @returns the CV's id */
  async uploadCv(): Promise<string> {
    const { format, path } = this.cv;
    return uploadCv(this.#ask, this.userId, { format, content: await readFile(path) });
  }

  fetchProfile(): Promise<FullProfile> {
    return fetchProfile(this.#ask);
  }

  fetchCvImport(): Promise<CvImport> {
    return fetchCvImport(this.#ask);
  }

  acceptCvImport(): Promise<void> {
    return acceptCvImport(this.#ask);
  }

  /** State of the last uploaded CV. */
  async readState(): Promise<string | undefined> {
    const { resume, incoming_resume } = await this.fetchProfile();
    return (incoming_resume ?? resume)?.state;
  }

  createToken(): Promise<string> {
    return this.pipeline.servers.issuer.sign({ sub: this.userId, user_metadata: { user_type: 'talent' } });
  }

  readonly #ask: Ask = async (path, init = {}) => {
    const { profile } = this.pipeline;
    const token = await this.createToken();
    const headers = { ...init.headers, Authorization: `Bearer ${token}` };
    const response = await fetch(`${profile.process.url}${path}`, { ...init, headers });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response;
  };
}

/** Each has a different CV, as an identical file is not parsed again. */
export function inventCandidates<Names extends string>(
  pipeline: CvPipeline,
  ...names: readonly Names[]
): Record<Names, Candidate> {
  const fixtures = cvFixtures();
  const candidates = names.map((name, index) => {
    const cv = fixtures[index];
    if (!cv) throw new Error(`There are only ${fixtures.length} CVs`);
    return [name, new Candidate(pipeline, cv)];
  });
  return Object.fromEntries(candidates) as Record<Names, Candidate>;
}
