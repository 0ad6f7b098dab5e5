import type editing from '../locales/en/editing.json';
import type { FieldSpec, FieldValues, Saved } from './field-spec';

/** Something to create or edit in the dialog. */
export interface EditTask {
  /** Unique name of the form; the key of its draft. */
  readonly name: string;
  readonly title: keyof typeof editing.titles;
  readonly fields: readonly FieldSpec[];
  readonly initial: Saved;
  /** @throws {RequestFailed} */
  readonly save: (fieldValues: FieldValues, version: number) => Promise<void>;
  /** Loads the saved values; null when the entry was deleted. @throws {RequestFailed} */
  readonly loadTheirs: () => Promise<Saved | null>;
  /** Creates the entry again after it was deleted elsewhere. @throws {RequestFailed} */
  readonly saveAnew?: (fieldValues: FieldValues) => Promise<void>;
}
