import { releaseSearchEngine } from './search-engine';

export default releaseSearchEngine;
