import { losingHost } from './losing-host';

await losingHost(Infinity);
