import { removeBuild } from './built-service';

afterAll(removeBuild);
