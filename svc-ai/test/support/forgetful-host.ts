import { losingHost } from './losing-host';

await losingHost(2);
