export { leaveFor, openPopup, type Popup } from './popup';
