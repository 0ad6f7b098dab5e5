import { writeFile } from 'node:fs/promises';

/** Writes the document into the working directory, the workspace's folder. */
export function writeOpenApi(document: object): Promise<void> {
  return writeFile('openapi.json', `${JSON.stringify(document, null, 2)}\n`);
}
