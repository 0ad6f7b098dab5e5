import { type CvResult } from '@sabi/contracts/cv-evidence';
import { InvalidJsonResume } from '@sabi/json-resume/json-resume';
import { readJsonResume } from '@sabi/json-resume/read-json-resume';
import { ImportInvalid } from './import-invalid';

/** A profile from a JSON Resume, ours or another program's. @throws {ImportInvalid} */
export async function readJsonResumeFile(bytes: Buffer): Promise<CvResult> {
  try {
    return { ...readJsonResume(JSON.parse(bytes.toString('utf8'))), evidence: null };
  } catch (error) {
    if (error instanceof SyntaxError) throw new ImportInvalid('No JSON');
    if (error instanceof InvalidJsonResume) throw new ImportInvalid('No JSON Resume');
    throw error;
  }
}
