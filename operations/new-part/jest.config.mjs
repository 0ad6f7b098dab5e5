import { jestConfig } from '@sabi/build-config/jest';

export default jestConfig(import.meta.dirname);
