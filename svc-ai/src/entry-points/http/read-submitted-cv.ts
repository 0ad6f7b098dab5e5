import { readCvFile } from '@sabi/cv/cv-file';
import {
  cvTextMaxCharacters,
  cvTextMinCharacters,
  jobTextMaxCharacters,
  jobTextMinCharacters,
} from '@sabi/contracts/ai/cv-text';
import { cvAnalysisFormSchema } from '@sabi/contracts/http/ai/cv-analysis';
import { aiFaults } from '@sabi/contracts/http/ai/errors';
import { cvMaxBytes } from '@sabi/contracts/profile/cv-file';
import { AppError } from '@sabi/service-kit/errors';
import type { FormLimits } from '@sabi/service-kit/plain/read-form';
import type { CvSource } from '../../domain/cv-analysis/read-cv-source';
import type { AnalysisFault } from './analysis-page';

/** Fits the largest file with the longest texts. */
export const analysisFormLimits = {
  maxBytes: cvMaxBytes + 200_000,
  fileField: 'cvFile',
} as const satisfies FormLimits & { fileField: keyof typeof cvAnalysisFormSchema.shape };

/** Field errors for programs; pages have their own texts. */
const errorsOf: Partial<Record<AnalysisFault, Record<string, string[]>>> = {
  short: { cvText: [aiFaults.cvTextTooShort] },
  long: { cvText: [`At most ${cvTextMaxCharacters} characters`] },
  jobShort: { jobText: [`At least ${jobTextMinCharacters} characters, or none`] },
  jobLong: { jobText: [`At most ${jobTextMaxCharacters} characters`] },
  type: { cvFile: ['INVALID_FILE'] },
  size: { cvFile: ['INVALID_FILE'] },
};

/** The form contains no readable CV. */
export class UnreadableForm extends AppError {
  constructor(readonly fault: AnalysisFault) {
    super('REQUEST_INVALID', { errors: errorsOf[fault] ?? {} });
  }
}

export interface SubmittedCv {
  readonly source: CvSource;
  /** undefined when blank. */
  readonly jobText: string | undefined;
}

/** The pasted text, else the file. @throws {UnreadableForm} */
export async function readSubmittedCv(body: unknown): Promise<SubmittedCv> {
  const { data: filledIn } = cvAnalysisFormSchema.safeParse(body);
  if (!filledIn) throw new UnreadableForm('unexpected');
  // Browsers send an empty file if none is chosen.
  const { cvText, cvFile, jobText } = filledIn;
  const source = cvText === '' && cvFile?.size ? await readFile(cvFile) : toText(cvText);
  return { source, jobText: readJobText(jobText) };
}

function readJobText(text: string): string | undefined {
  if (text === '') return undefined;
  if (text.length < jobTextMinCharacters) throw new UnreadableForm('jobShort');
  if (text.length > jobTextMaxCharacters) throw new UnreadableForm('jobLong');
  return text;
}

async function readFile(file: File): Promise<CvSource> {
  const read = await readCvFile(file);
  if (read.kind === 'refused') throw new UnreadableForm(read.fault);
  if (read.kind === 'text') return toText(read.text.trim());
  return { kind: 'file', fileName: file.name, bytes: Buffer.from(await file.arrayBuffer()) };
}

function toText(text: string): CvSource {
  if (text.length < cvTextMinCharacters) throw new UnreadableForm('short');
  if (text.length > cvTextMaxCharacters) throw new UnreadableForm('long');
  return { kind: 'text', text };
}
