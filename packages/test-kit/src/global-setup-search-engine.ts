import { acquireSearchEngine } from './search-engine';

export default acquireSearchEngine;
