import { eslintConfig } from '@sabi/build-config/eslint';

export default eslintConfig(import.meta.dirname);
