/** The file is not what it was given as. Without a cause: those of readers may quote the file. */
export class ImportInvalid extends Error {
  override readonly name = 'ImportInvalid';
}
