import type { en } from '@sabi/shared-texts/cv-analysis/en';

type Leaves<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string ? Key : `${Key}.${Leaves<Texts[Key]>}`;
}[keyof Texts & string];

/** Key of a text in `report` of the CV analysis's dictionary. */
export type ReportText = Leaves<(typeof en)['report']>;

export type SayReport = (text: ReportText, values?: Record<string, string | number>) => string;
