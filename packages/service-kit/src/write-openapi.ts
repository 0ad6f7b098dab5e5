import { writeFile } from 'node:fs/promises';

/** Writes the document into the folder of the workspace, the working directory. */
export function writeOpenApi(document: object): Promise<void> {
  return writeFile('openapi.json', `${JSON.stringify(document, null, 2)}\n`);
}
