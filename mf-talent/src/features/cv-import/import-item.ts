import { type ParsedSection, parsedSections, type ProposedFieldName } from '@sabi/contracts/ai/cv-fields';
import type { CvImport, ProposedField } from '@sabi/contracts/http/profile/cv-import';

/** Fields of an entry of any list. */
export type AnyFields = Readonly<Record<string, string | boolean | null>>;
export type Group = 'fields' | ParsedSection;

/** Anything found in a document: an entry of a list, or a field of the profile. */
export interface ImportItem extends Pick<
  ProposedField,
  'key' | 'finding' | 'lines' | 'inferred' | 'changes' | 'confidence' | 'values'
> {
  readonly group: Group;
  readonly current: AnyFields | null;
  readonly proposed: AnyFields;
  /** Required fields that the document lacks. */
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
