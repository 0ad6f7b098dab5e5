import { createVocabulary, jobTextNames, type NamedConcept, readNames } from './concepts';
import { certificateScales, furtherCertificates, furtherSkills, furtherTitles } from './further-names';

const further = readNames([
  ['skill', furtherSkills],
  ['title', furtherTitles],
  ['certificate', furtherCertificates],
]);

/** Names in requirements of postings: those in job descriptions, and further ones. */
export const postingVocabulary = createVocabulary(
  further.reduce(addNames, [...jobTextNames]),
  certificateScales,
);

/** Appends the names to the concept with the first of them, or the concept. */
function addNames(concepts: NamedConcept[], added: NamedConcept): NamedConcept[] {
  const [first, ...others] = added.forms;
  const hasFirst = ({ kind, forms }: NamedConcept) =>
    kind === added.kind && forms.some(({ text }) => text === first?.text);
  if (!concepts.some(hasFirst)) return [...concepts, added];
  return concepts.map((concept) =>
    hasFirst(concept) ? { ...concept, forms: [...concept.forms, ...others] } : concept,
  );
}
