export * from './contract';
export { createStore, type Store } from './store';
