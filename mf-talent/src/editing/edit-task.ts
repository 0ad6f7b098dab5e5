import type editing from '../locales/en/editing.json';
import type { FieldSpec, Said, Saved } from './field-spec';

/** Something that is to be written or changed in the dialog. */
export interface EditTask {
  /** Of the form, one on the site: under it is kept what was typed. */
  readonly name: string;
  readonly title: keyof typeof editing.titles;
  readonly fields: readonly FieldSpec[];
  readonly initial: Saved;
  /** @throws {RequestFailed} */
  readonly save: (said: Said, version: number) => Promise<void>;
  /** What is there now; null when it is there no more. @throws {RequestFailed} */
  readonly loadTheirs: () => Promise<Saved | null>;
  /** Saves it as something new, where what was changed is gone. @throws {RequestFailed} */
  readonly saveAnew?: (said: Said) => Promise<void>;
}
