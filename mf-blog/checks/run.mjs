// Stops the build when an article is incomplete. Usage: node checks/run.mjs FOLDER
import { checkArticles } from './check-articles.mjs';

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder that holds the articles');
const faults = await checkArticles(folder);
if (faults.length > 0) {
  console.error(`Articles that may not be published:\n  ${faults.join('\n  ')}`);
  process.exitCode = 1;
}
