import { findCoveredControls, findCutTexts } from '../support/look-checks';
import { measure, openAt } from '../support/look-at-screens';
import { restoreSession } from '../support/account';
import { mostShift } from '../support/layout-shift';
import { createVerifiedAccount } from '../support/operator';
import { screenThemes } from '../support/screen-matrix';
import { shortenInboxStream } from '../support/short-inbox-stream';
import { expect, type Page, test } from '../support/test';

// A sample of what `npm run screens` measures on every page at every width, in both languages and themes.

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const style = `
  body { margin: 0; font: 16px sans-serif; }
  .box { width: 100px; overflow: hidden; white-space: nowrap; }
  .chat { position: fixed; right: 8px; bottom: 8px; width: 48px; height: 48px; }
  .tall { height: 3000px; }
`;
const show = (page: Page, html: string) => page.setContent(`<style>${style}</style><main>${html}</main>`);

test('the measurements find what they are there for, and nothing else', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await test.step('a text that is cut, by its own box or one around it', async () => {
    await show(
      page,
      '<p class="box">A text that is far too long</p><div class="box"><b><i>Another one that is</i></b></div>',
    );
    expect(await findCutTexts(page)).toEqual([
      'cut: “A text that is far too long”',
      'cut: “Another one that is”',
    ]);
  });
  await test.step('a placeholder that is wider than its field', async () => {
    await show(
      page,
      '<input style="width: 90px" placeholder="Search by title or company"><input placeholder="Job">',
    );
    expect(await findCutTexts(page)).toEqual(['placeholder: “Search by title or company”']);
  });
  await test.step('not what fits, can be scrolled to, is hidden as a whole, or is repeated in its title', async () => {
    const slide =
      '<div class="box" style="position:relative"><p>One</p><p style="position:absolute;left:200px">Two</p></div>';
    const scroller = '<div class="box" style="overflow:auto">A text that can be scrolled to</div>';
    await show(
      page,
      `${slide}${scroller}<p class="box" title="A text that is repeated">A text that is repeated</p>`,
    );
    expect(await findCutTexts(page)).toEqual([]);
  });
  await test.step('a floating button over a control, wherever the page is scrolled to', async () => {
    const chat = '<a class="chat" href="#" aria-label="Chat">C</a>';
    await show(
      page,
      `<div class="tall"></div><button style="width: 100%">Save</button><div class="tall"></div>${chat}`,
    );
    expect(await findCoveredControls(page)).toEqual(['a “Chat” over button “Save”']);
    await show(
      page,
      `<div class="tall"></div><button style="width: 50%">Save</button><div class="tall"></div>${chat}`,
    );
    expect(await findCoveredControls(page)).toEqual([]);
  });
});

test('a sample of the pages has no barrier, no jump, no cut text and no covered control, in both themes', async ({
  context,
  page,
  platform,
}) => {
  await shortenInboxStream(context);
  const look = async (address: string, width: number) => {
    await test.step(`${address} at ${width}`, async () => {
      expect(await openAt(page, address, width)).toBeLessThan(mostShift);
      for (const colorScheme of screenThemes) {
        await page.emulateMedia({ colorScheme });
        expect(await measure(page), colorScheme).toEqual([]);
      }
    });
  };
  await look('/', 360);
  await look('/id/auth?mode=sign-up', 360);
  await look('/jobs', 360);
  await restoreSession(page, platform, await createVerifiedAccount(platform));
  await look('/id/dashboard', 360);
  await look('/settings', 1440);
});
