import type { ShareLinks } from './share-links';

/** The most views of one link in an export. */
const exportedViews = 10_000;

/** Links and views for the data export, without tokens, because an export may be forwarded. */
export async function exportShareLinks(userId: string, { shareLinks }: { shareLinks: ShareLinks }) {
  const links = await shareLinks.findAllOf(userId);
  return Promise.all(
    links.map(async ({ user_id: _owner, ...link }) => {
      const views = await shareLinks.findViews(userId, link.id, exportedViews);
      return { ...link, views: views.map(({ user_id: _same, link_id: _link, ...view }) => view) };
    }),
  );
}
