export { MissingPart } from './missing-part';
export { useNetworkReturn } from './use-network-return';
export { useOfflineHold } from './use-offline-hold';
export { isOnline, useOnline } from './use-online';
