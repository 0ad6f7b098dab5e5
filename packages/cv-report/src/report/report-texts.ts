import type { en } from '@sabi/shared-texts/cv-analysis/en';

type Leaves<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${Leaves<Texts[Key]>}`;
}[keyof Texts & string];

/** A text of `report` in the CV analysis's texts. */
export type ReportText = Leaves<(typeof en)['report']>;

/** A text in the language of the page, filled in. */
export type SayReport = (text: ReportText, values?: Record<string, string | number>) => string;
