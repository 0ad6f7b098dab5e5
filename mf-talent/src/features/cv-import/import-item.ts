import { type ParsedSection, parsedSections, type ProposedFieldName } from '@sabi/contracts/ai/cv-fields';
import type { CvImport, ProposedField } from '@sabi/contracts/http/profile/cv-import';

/** An entry of whichever list, field by field. */
export type AnyFields = Readonly<Record<string, string | boolean | null>>;
export type Group = 'fields' | ParsedSection;

/** Anything a document says, of a list or of the profile itself. */
export interface ImportItem extends Pick<
  ProposedField,
  'key' | 'finding' | 'lines' | 'inferred' | 'changes'
> {
  readonly group: Group;
  readonly current: AnyFields | null;
  readonly proposed: AnyFields;
  /** Fields it cannot be taken over without, and that the document does not say. */
  readonly missing: readonly string[];
}

/** Everything found, in the order of the page. */
export function listItems({ fields, lists }: CvImport): ImportItem[] {
  const own = fields.map(({ field, current, proposed, ...item }): ImportItem => {
    const asFields = (value: string): Partial<Record<ProposedFieldName, string>> => ({ [field]: value });
    return {
      ...item,
      group: 'fields',
      current: current === null ? null : (asFields(current) as AnyFields),
      proposed: asFields(proposed) as AnyFields,
      missing: [],
    };
  });
  const entries = parsedSections.flatMap((group) =>
    lists[group].map((item): ImportItem => ({ ...item, group, missing: item.missing ?? [] })),
  );
  return [...own, ...entries];
}
