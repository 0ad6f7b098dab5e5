import { lintConfig } from '@sabi/build-config/lint';

export default lintConfig(import.meta.dirname);
