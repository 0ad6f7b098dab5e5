/** The file is not of the declared kind. Without a cause, because messages of parsers may quote the file. */
export class ImportInvalid extends Error {
  override readonly name = 'ImportInvalid';
}
