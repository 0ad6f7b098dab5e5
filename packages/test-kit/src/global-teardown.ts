import { releaseInfrastructure } from './infrastructure';

export default releaseInfrastructure;
