import { jestConfig } from '@sabi/build-config/jest';

const config = jestConfig(import.meta.dirname);

export default {
  ...config,
  moduleNameMapper: {
    ...config.moduleNameMapper,
    // maildev can only be imported, and jest's CommonJS runtime requires it; its page cannot even be compiled for that.
    '^@maildev/ui/server$': '<rootDir>/test/maildev-page.cjs',
    '^(maildev|@maildev/\\w+)$': '<rootDir>/../node_modules/$1/dist/index.js',
  },
};
