import { shellConfigs } from '@sabi/build-config/webpack';

export default shellConfigs(import.meta.dirname, {
  provides: ['react', 'react-dom', '@sabi/shell-sdk', 'i18next'],
});
