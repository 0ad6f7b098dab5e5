/** The file is not of the declared kind. No cause, because parsers' messages may quote the file. */
export class ImportInvalid extends Error {
  override readonly name = 'ImportInvalid';
}
