import { startMongo } from './mongo-try.mjs';
const m = await startMongo({folder:'/tmp/w/infra/mongo'});
const u = new URL(m.uri); u.pathname='/platform'; process.env.MURI=u.href;
await import('./try.mjs');
process.on('SIGTERM', async()=>{await m.stop();process.exit(0)});
