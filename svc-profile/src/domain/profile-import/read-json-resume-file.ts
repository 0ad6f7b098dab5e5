import { InvalidJsonResume } from '@sabi/json-resume/json-resume';
import { countUnplaced, readOwnFields, readWholeJsonResume } from '@sabi/json-resume/read-json-resume';
import { fitImport } from './fit-import';
import { ImportInvalid } from './import-invalid';
import type { ImportedProfile } from './imported-profile';

/** Reads a JSON Resume. @throws {ImportInvalid} */
export async function readJsonResumeFile(bytes: Buffer): Promise<ImportedProfile> {
  try {
    // TextDecoder strips a byte order mark.
    const document = JSON.parse(new TextDecoder().decode(bytes)) as unknown;
    const { title, current_organization, position_interest } = readOwnFields(document);
    const own = { title, current_organization, position_interest };
    const unplaced = countUnplaced(document);
    return fitImport({ cv: readWholeJsonResume(document), evidence: null, own, unplaced });
  } catch (error) {
    if (error instanceof SyntaxError) throw new ImportInvalid('No JSON');
    if (error instanceof InvalidJsonResume) throw new ImportInvalid('No JSON Resume');
    throw error;
  }
}
