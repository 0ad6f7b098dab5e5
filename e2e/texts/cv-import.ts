import { inEachLanguage, readDictionary } from '../support/dictionary';

export const cvImportTexts = inEachLanguage((language) => {
  const cvImport = readDictionary(language, 'mf-talent', 'cv-import');
  return {
    counts: (fresh: number, changed: number, known: number) =>
      [
        cvImport('counts.new', { count: fresh }),
        cvImport('counts.changed', { count: changed }),
        cvImport('counts.duplicate', { count: known }),
      ].join(' · '),
    new: cvImport('badges.new'),
    changed: cvImport('badges.changed'),
    source: cvImport('source'),
    more: cvImport('more'),
    check: cvImport('check.title'),
    corrected: cvImport('check.corrected'),
    rest: cvImport('rest.title'),
    undoPlace: cvImport('rest.undo'),
    addTo: (name: string) => cvImport('rest.near', { name }),
    newSkill: cvImport('rest.as.skills'),
    mine: cvImport('mine'),
    theirs: cvImport('theirs'),
    location: cvImport('fields.location'),
    description: cvImport('fields.description'),
    summary: cvImport('fields.personal_summary'),
    known: (count: number) => cvImport('duplicates', { count }),
    chosen: (count: number) => cvImport('actions.acceptChosen', { count }),
    accepted: (fileName: string) => cvImport('accepted', { fileName }),
  };
});
