import type { Migration } from '@sabi/service-kit/migrations';
import type { SealedConversation } from './conversation.model';
import { createConversationSeal } from './conversation-seal';
import type { StoredCvReport } from './own-cv-report.model';
import { placeOfCvReport } from './own-cv-report-repository';
import type { StoredParsedCv } from './parsed-cv.model';
import { placeOfParsedCv } from './parsed-cv-repository';
import type { ContentSeal } from './content-seal';

type Db = Parameters<Migration['up']>[0];

/**
 * Encrypts content that earlier releases stored in the open for more than a day. A running replica of such a
 * release may add more, which stays readable and expires with the rest.
 */
export async function sealStoredContent(db: Db, seal: ContentSeal): Promise<void> {
  await sealConversations(db, seal);
  const parsedCvs = db.collection<StoredParsedCv>('parsed_cvs');
  for await (const { _id, ...row } of parsedCvs.find({ parsed: { $exists: true } })) {
    const sealed = seal.seal(row.parsed, placeOfParsedCv(row));
    await parsedCvs.updateOne({ _id, sealed: { $exists: false } }, { $set: { sealed } });
    await parsedCvs.updateOne({ _id }, { $unset: { parsed: 1 } });
  }
  const reports = db.collection<StoredCvReport>('cv_reports');
  for await (const { _id, user_id, report, created_at } of reports.find({ report: { $exists: true } })) {
    const sealed = seal.seal(report, placeOfCvReport(user_id));
    // The report may have been replaced meanwhile.
    await reports.updateOne({ _id, created_at }, { $set: { sealed }, $unset: { report: 1 } });
  }
}

async function sealConversations(db: Db, contentSeal: ContentSeal): Promise<void> {
  const conversations = db.collection<SealedConversation>('conversations');
  const { sealTitle, sealTurn } = createConversationSeal(contentSeal);
  for await (const { _id } of conversations.find({ title: { $exists: true } }, { projection: { _id: 1 } })) {
    // Repeated if a turn was added meanwhile.
    for (let isSealed = false; !isSealed;) {
      const row = await conversations.findOne({ _id, title: { $exists: true } });
      if (!row) break;
      const { title = '', updated_at } = row;
      const turns = row.turns.map(({ text, ...turn }) =>
        text === undefined ? turn : sealTurn({ ...turn, text }, row),
      );
      const { matchedCount } = await conversations.updateOne(
        { _id, updated_at },
        { $set: { turns, sealed_title: sealTitle(title, row) }, $unset: { title: 1 } },
      );
      isSealed = matchedCount === 1;
    }
  }
}
