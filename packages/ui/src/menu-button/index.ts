export { MenuButton } from './menu-button';
