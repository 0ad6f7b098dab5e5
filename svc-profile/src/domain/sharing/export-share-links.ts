import type { ShareLinks } from '../../data-access/share-links';

/** The most a copy holds of one link. */
const exportedViews = 10_000;

/** Links and who opened them, for their owner's copy; not what makes them work, for a copy may be passed on. */
export async function exportShareLinks(userId: string, { shareLinks }: { shareLinks: ShareLinks }) {
  const links = await shareLinks.findAllOf(userId);
  return Promise.all(
    links.map(async ({ user_id: _owner, ...link }) => {
      const views = await shareLinks.findViews(userId, link.id, exportedViews);
      return { ...link, views: views.map(({ user_id: _same, link_id: _link, ...view }) => view) };
    }),
  );
}
