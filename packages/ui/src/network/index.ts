export { PartLoadFailed } from './part-load-failed';
export { useOnReconnect } from './use-on-reconnect';
export { useOfflineHold } from './use-offline-hold';
export { isOnline, useOnline } from './use-online';
