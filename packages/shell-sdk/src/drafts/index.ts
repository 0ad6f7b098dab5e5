export { useDraft, type Draft } from './use-draft';
export { useDraftForm, type DraftForm } from './use-draft-form';
