import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import Ajv from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import { validateXML } from 'xmllint-wasm';

const folder = join(__dirname, '../../docs/feeds');
const read = async (fileName: string) => ({
  fileName,
  contents: await readFile(join(folder, fileName), 'utf8'),
});
const readJson = async (fileName: string) => JSON.parse((await read(fileName)).contents) as object;

/** Faults of a document by a schema of `docs/feeds`, as xmllint describes them. */
export async function findXmlFaults(
  document: string,
  schema: 'indeed' | 'linkedin' | 'rss' | 'atom',
): Promise<readonly string[]> {
  const { errors } = await validateXML({
    xml: { fileName: 'feed.xml', contents: document },
    schema: [await read(`${schema}.xsd`)],
    preload: [await read('atom.xsd'), await read('rss-content.xsd')].filter(
      ({ fileName }) => fileName !== `${schema}.xsd`,
    ),
  });
  return errors.map(({ message }) => message);
}

/** Reads both schemas once. */
export async function openJsonSchemas() {
  const ajv = addFormats(new Ajv({ allErrors: true }));
  const isRow = ajv.compile(await readJson('posting-row.schema.json'));
  const isFeed = ajv.compile(await readJson('jobs.schema.json'));
  const faultsOf = (validate: typeof isRow) => (value: unknown) => {
    validate(value);
    return (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`);
  };
  return { findRowFaults: faultsOf(isRow), findFeedFaults: faultsOf(isFeed) };
}
