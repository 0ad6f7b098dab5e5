export { ThemeSelect, type ThemeTexts } from './theme-select';
