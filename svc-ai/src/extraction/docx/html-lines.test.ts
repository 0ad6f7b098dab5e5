import { htmlToLines } from './html-lines';

describe('the lines of a converted document', () => {
  test('paragraphs, breaks, headings and lists keep their lines', () => {
    const html =
      '<h1>Work</h1><p>PT <strong>Maju</strong> &amp; Co<br>2020</p><p></p><ul><li>Led<ul><li>six</li></ul></li></ul>';
    expect(htmlToLines(html)).toEqual(['', 'Work', 'PT Maju & Co', '2020', '', '• Led', '• six']);
  });

  test('a row of a table is a line with a tab between its cells', () => {
    const html = '<table><tr><td><p>English</p></td><td><p>Fluent</p></td></tr></table>';
    expect(htmlToLines(html)).toEqual(['English\tFluent']);
  });

  test('a table that lays out columns is read column by column', () => {
    const html =
      '<table><tr><td><p>Skills</p><p>Excel</p></td><td><p>Work</p><p>PT Maju</p></td></tr></table>';
    expect(htmlToLines(html)).toEqual(['Skills', 'Excel', '', 'Work', 'PT Maju', '']);
  });
});
