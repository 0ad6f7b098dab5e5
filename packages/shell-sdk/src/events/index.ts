export { type EventConnection, readEvents } from './read-events';
