import { runPublisher } from './run-publisher';

process.exitCode = await runPublisher(process.argv.slice(2));
