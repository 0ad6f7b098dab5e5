import { inEachLanguage, readDictionary } from '../support/dictionary';

export const applicationBoardTexts = inEachLanguage((language) => {
  const hire = readDictionary(language, 'mf-hire', 'hire');
  const board = readDictionary(language, 'mf-hire', 'board');
  const applications = readDictionary(language, 'mf-hire', 'applications');
  return {
    selected: (name: string) => board('live.selected', { name }),
    moved: (name: string, stage: string) => board('live.movedOne', { name, stage }),
    undone: (name: string, stage: string) => board('live.undoneOne', { name, stage }),
    rejected: (name: string) => board('live.rejectedOne', { name }),
    reject: applications('reject.label'),
    undo: hire('undo'),
  };
});
