import JSZip from 'jszip';
import { openArchive } from './open-archive';

const build = (files: Record<string, string | Buffer>, platform: 'DOS' | 'UNIX' = 'DOS'): Promise<Buffer> => {
  const zip = new JSZip();
  for (const [name, content] of Object.entries(files)) zip.file(name, content, { unixPermissions: 0o644 });
  return zip.generateAsync({ type: 'nodebuffer', compression: 'DEFLATE', platform });
};

/** The archive with its compressed data destroyed. */
function destroyPacked(bytes: Buffer): Buffer {
  const name = 'word/document.xml'; // before the compressed data, and in the directory
  return bytes.fill(0xff, bytes.indexOf(name) + name.length, bytes.indexOf('PK\x01\x02', 0, 'latin1'));
}

const refused = { code: 'INVALID_FILE' };

describe('opening the archive of a document', () => {
  test('its markup is returned, nothing else', async () => {
    const parts = await openArchive(
      await build({ 'word/document.xml': '<w/>', 'word/media/image1.png': 'pixels' }),
    );
    expect([...parts].map(([name, content]) => [name, content.toString()])).toEqual([
      ['word/document.xml', '<w/>'],
    ]);
  });

  test('a chart with its workbook is no reason to refuse a document', async () => {
    const parts = await openArchive(
      await build({ 'word/document.xml': '<w/>', 'word/embeddings/sheet.xlsx': 'PK' }),
    );
    expect(parts.size).toBe(1);
  });

  test('R29 a bomb is refused by its directory alone, without decompression', async () => {
    const harmless = destroyPacked(await build({ 'word/document.xml': '<w/>'.repeat(20) }));
    await expect(openArchive(harmless)).rejects.toMatchObject({ code: 'Z_DATA_ERROR' });
    const bomb = destroyPacked(await build({ 'word/document.xml': Buffer.alloc(12 * 1024 * 1024, 'a') }));
    await expect(openArchive(bomb)).rejects.toMatchObject(refused);
  });

  test.each<[string, Record<string, string>]>([
    [
      'more entries than a document has',
      Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`${index}.xml`, ''])),
    ],
    ['a part that is over a hundred times its packed size', { 'word/document.xml': 'a'.repeat(500_000) }],
    ['an archive in the archive', { 'word/document.xml': '<w/>', 'word/media/more.zip': 'PK' }],
    [
      'a document type',
      { 'word/document.xml': '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]><x>&e;</x>' },
    ],
  ])('%s is refused', async (_fault, files) => {
    await expect(openArchive(await build(files))).rejects.toMatchObject(refused);
  });

  test('a symbolic link is refused', async () => {
    const zip = new JSZip();
    zip.file('word/document.xml', '/etc/passwd', { unixPermissions: 0o120777 });
    const bytes = await zip.generateAsync({ type: 'nodebuffer', platform: 'UNIX' });
    await expect(openArchive(bytes)).rejects.toMatchObject(refused);
  });

  test('a name that leaves the archive is refused', async () => {
    const bytes = await build({ 'word/aa/document.xml': '<w/>' });
    const escaping = Buffer.from(bytes.toString('latin1').replaceAll('word/aa/', '../../../'), 'latin1');
    await expect(openArchive(escaping)).rejects.toThrow();
  });

  test('a part that inflates to more than the directory declares is refused', async () => {
    const bytes = await build({ 'word/document.xml': 'honest '.repeat(1000) });
    const declaredSize = Buffer.alloc(4);
    declaredSize.writeUInt32LE(7000);
    const lie = Buffer.alloc(4);
    lie.writeUInt32LE(700);
    const lying = Buffer.from(
      bytes.toString('latin1').replaceAll(declaredSize.toString('latin1'), lie.toString('latin1')),
      'latin1',
    );
    await expect(openArchive(lying)).rejects.toThrow();
  });
});
