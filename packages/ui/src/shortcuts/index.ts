export { ShortcutHelp } from './shortcut-help';
export { Shortcuts } from './shortcuts';
export { keysAttribute, usePageKeys } from './use-page-keys';
