export {
  applyTheme,
  followTheme,
  pageColors,
  readTheme,
  type ThemeChoice,
  themeChoices,
  themeKey,
  themeSelectAttribute,
} from './theme';
