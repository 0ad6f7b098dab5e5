export { isInPopup, leaveFor, openPopup, type Popup } from './popup';
