import { remoteConfigs } from '@sabi/build-config/webpack';

export default remoteConfigs(import.meta.dirname);
