import { inEachLanguage, readDictionary } from '../support/dictionary';

export const applicationBoardTexts = inEachLanguage((language) => {
  const hire = readDictionary(language, 'mf-hire', 'hire');
  const board = readDictionary(language, 'mf-hire', 'board');
  const applications = readDictionary(language, 'mf-hire', 'applications');
  return {
    selected: (name: string) => board('live.selected', { name }),
    selectedMany: (count: number) => applications('selected', { count }),
    moved: (name: string, stage: string) => board('live.movedOne', { name, stage }),
    movedMany: (count: number, stage: string) => applications('move.done', { count, stage }),
    undone: (name: string, stage: string) => board('live.undoneOne', { name, stage }),
    undoneMany: (count: number) => board('live.undone', { count }),
    rejected: (name: string) => board('live.rejectedOne', { name }),
    reject: applications('reject.label'),
    message: applications('mailing.label'),
    subject: hire('letter.subject'),
    text: hire('letter.text'),
    undo: hire('undo'),
  };
});
