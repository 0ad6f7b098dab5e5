import { chmod, mkdir, stat } from 'node:fs/promises';
import { StartError } from '../bin/starting/start-error.mjs';

const everybodysFolder = 0o1000;

/**
 * Makes the folder of databases, CVs, mails and keys, and all that this process and its children write there, accessible
 * to its owner only.
 * @throws {StartError} when others use the folder too, or own it
 */
export async function openDataFolder(folder: string): Promise<void> {
  process.umask(0o077);
  await mkdir(folder, { recursive: true });
  if ((await stat(folder)).mode & everybodysFolder)
    throw new StartError(`${folder} is a folder for everybody. Choose one for this platform alone: DATA_DIR`);
  try {
    await chmod(folder, 0o700);
  } catch (error) {
    throw new StartError(
      `${folder} belongs to another user (${(error as NodeJS.ErrnoException).code}). Choose another one: DATA_DIR`,
    );
  }
}
