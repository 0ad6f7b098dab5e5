import { downloadReceiptRoute, listReceiptsRoute } from '@sabi/contracts/http/billing/receipts';
import { attachmentHeaders } from '@sabi/service-kit/attachment';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { receiptLabels } from '../../domain/receipts/receipt-labels';
import { getOwnReceipt, listReceipts } from '../../domain/receipts/view-receipts';
import { describeReceipt } from '../../domain/receipts/describe-receipt';

export function mountReceiptRoutes(router: Router, dependencies: Dependencies): void {
  const { authentication, drawReceipt } = dependencies;
  mountRoute(
    router,
    listReceiptsRoute,
    async ({ principal: { userId }, response }) => {
      response.setHeader('Cache-Control', 'private, no-store');
      return answer(200, { receipts: await listReceipts({ userId }, dependencies) });
    },
    authentication,
  );
  mountRoute(
    router,
    downloadReceiptRoute,
    async ({ principal: { userId }, params: { receiptId }, query: { language }, response }) => {
      const receipt = await getOwnReceipt({ userId, receiptId }, dependencies);
      const bytes = await drawReceipt(describeReceipt(receipt, language));
      const fileName = `${receiptLabels[language].title}-${receipt.number.replace('/', '-')}.pdf`;
      response.writeHead(
        200,
        attachmentHeaders({ fileName, mediaType: 'application/pdf', sizeBytes: bytes.length }),
      );
      response.end(bytes);
      return undefined;
    },
    authentication,
  );
}
