import type { ParsedSection, ProposedFieldName } from '@sabi/contracts/cv-evidence';
import type { Proposal, ProposedField } from '@sabi/contracts/http/cv-proposals';

/** An entry of whichever list, field by field. */
export type AnyFields = Readonly<Record<string, string | boolean | null>>;
export type Group = 'fields' | ParsedSection;

/** Anything a document says, of a list or of the profile itself. */
export interface ProposedItem extends Pick<
  ProposedField,
  'key' | 'finding' | 'lines' | 'inferred' | 'changes'
> {
  readonly group: Group;
  readonly current: AnyFields | null;
  readonly proposed: AnyFields;
}

const sections: readonly ParsedSection[] = [
  'work_experiences',
  'educations',
  'skills',
  'languages',
  'licenses_certifications',
];

/** Everything found, in the order of the page. */
export function listItems({ fields, lists }: Proposal): ProposedItem[] {
  const own = fields.map(({ field, current, proposed, ...item }): ProposedItem => {
    const asFields = (value: string): Partial<Record<ProposedFieldName, string>> => ({ [field]: value });
    return {
      ...item,
      group: 'fields',
      current: current === null ? null : (asFields(current) as AnyFields),
      proposed: asFields(proposed) as AnyFields,
    };
  });
  const entries = sections.flatMap((group) => lists[group].map((item): ProposedItem => ({ ...item, group })));
  return [...own, ...entries];
}
