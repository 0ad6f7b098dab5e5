import { findElements, replaceElements } from './elements';
import { prefixOf } from './hidden-runs';

const vml = 'xmlns:v="urn:schemas-microsoft-com:vml"';
/** Word's name for the shape of a watermark. */
const watermark = /\bPowerPlusWaterMarkObject|\bWordPictureWatermark/;
const artText = /<v:textpath\b[^<>]*?\bstring="([^"]*)"[^<>]*>/;

/**
 * Rewrites what mammoth leaves out as what it reads: text in a forced direction, simple fields, text boxes and
 * WordArt of any age, tabs at a margin. A watermark is left out.
 */
export function toReadableMarkup(markup: string): string {
  const w = prefixOf(markup);
  const unwrapped = markup
    .replace(new RegExp(`</?${w}:(?:bdo|dir|fldSimple)(?=[\\s/>])[^<>]*>`, 'g'), '')
    .replace(new RegExp(`<${w}:ptab\\b[^<>]*>`, 'g'), `<${w}:tab/>`)
    .replace(new RegExp(`<${w}:cr\\s*/>`, 'g'), `<${w}:br/>`);
  const chosen = replaceElements(unwrapped, 'mc:AlternateContent', (element) => chooseBoxes(element, w));
  const drawn = replaceElements(chosen, `${w}:drawing`, (element) => toVmlBoxes(element, w));
  return replaceElements(drawn, `${w}:pict`, (element) => spellWordArt(element, w));
}

/** The newer of two versions of a drawing, where only that has text. */
function chooseBoxes(element: string, w: string): string {
  const boxes = `<${w}:txbxContent`;
  const [fallback = ''] = findElements(element, 'mc:Fallback');
  const [choice = ''] = findElements(element, 'mc:Choice');
  if (fallback.includes(boxes) || artText.test(fallback) || !choice.includes(boxes)) return element;
  return choice.replace(/^<mc:Choice\b[^<>]*>/, '').replace(/<\/mc:Choice>$/, '');
}

/** Text boxes in the form that mammoth knows; a drawing without any stays. */
function toVmlBoxes(element: string, w: string): string {
  const boxes = findElements(element, `${w}:txbxContent`);
  if (boxes.length === 0) return element;
  const shapes = boxes.map((box) => `<v:textbox ${vml}>${box}</v:textbox>`);
  return `<${w}:pict>${shapes.join('')}</${w}:pict>`;
}

/** WordArt holds its text in an attribute. */
function spellWordArt(element: string, w: string): string {
  if (watermark.test(element)) return '';
  return element.replace(
    new RegExp(artText, 'g'),
    (_tag, text: string) =>
      `<v:textbox ${vml}><${w}:txbxContent><${w}:p><${w}:r><${w}:t>${text}</${w}:t></${w}:r></${w}:p></${w}:txbxContent></v:textbox>`,
  );
}
