import { acquireInfrastructure } from './infrastructure';

export default acquireInfrastructure;
