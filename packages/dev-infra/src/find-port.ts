import { randomInt } from 'node:crypto';
import getPort, { portNumbers } from 'get-port';

/** Ports that no system gives to a connection of somebody else while a server is between two starts. */
const lasting = { from: 10_000, to: 29_999 };

/** One that stays free until what it is for listens on it, also again after it was ended. */
export const findPort = () => getPort({ port: portNumbers(randomInt(lasting.from, lasting.to), lasting.to) });
