import {
  blockThreadRoute,
  getThreadRoute,
  listMessagesRoute,
  listThreadsRoute,
  readThreadRoute,
  sendMessageRoute,
  startThreadRoute,
  unblockThreadRoute,
} from '@sabi/contracts/http/notification/threads';
import type { Principal } from '@sabi/service-kit/authentication';
import { answer, mountRoute } from '@sabi/service-kit/routes';
import type { Request, Router } from 'express';
import type { Dependencies } from '../../dependencies';
import { blockThread } from '../../domain/threads/block-thread';
import { getThread } from '../../domain/threads/get-thread';
import { listMessages } from '../../domain/threads/list-messages';
import { listThreads } from '../../domain/threads/list-threads';
import { readThread } from '../../domain/threads/read-thread';
import { sendMessage } from '../../domain/threads/send-message';
import { startThread } from '../../domain/threads/start-thread';
import { readAuthorization } from './read-authorization';

export function mountThreadRoutes(router: Router, dependencies: Dependencies): void {
  mountThreads(router, dependencies);
  mountMessages(router, dependencies);
  mountBlocks(router, dependencies);
}

interface Called {
  readonly principal: Principal;
  readonly request: Request;
}

const callerOf = ({ principal: { userId }, request }: Called) => ({
  userId,
  authorization: readAuthorization(request),
});

function mountThreads(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    startThreadRoute,
    async ({ body: { to, ...message }, ...called }) =>
      answer(201, await startThread({ ...callerOf(called), to, message }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    listThreadsRoute,
    async ({ query: { company_id: companyId, thread_id: threadId, after }, ...called }) =>
      answer(200, await listThreads({ ...callerOf(called), companyId, threadId, after }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    getThreadRoute,
    async ({ params: { threadId }, ...called }) =>
      answer(200, await getThread({ ...callerOf(called), threadId }, dependencies)),
    authentication,
  );
}

function mountMessages(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    listMessagesRoute,
    async ({ params: { threadId }, query: { after }, ...called }) =>
      answer(200, await listMessages({ ...callerOf(called), threadId, after }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    sendMessageRoute,
    async ({ params: { threadId }, body: message, ...called }) =>
      answer(201, await sendMessage({ ...callerOf(called), threadId }, message, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    readThreadRoute,
    async ({ params: { threadId }, body: { through }, ...called }) =>
      answer(200, await readThread({ ...callerOf(called), threadId, through }, dependencies)),
    authentication,
  );
}

function mountBlocks(router: Router, dependencies: Dependencies): void {
  const { authentication } = dependencies;
  mountRoute(
    router,
    blockThreadRoute,
    async ({ params: { threadId }, ...called }) =>
      answer(200, await blockThread({ ...callerOf(called), threadId, isBlocked: true }, dependencies)),
    authentication,
  );
  mountRoute(
    router,
    unblockThreadRoute,
    async ({ params: { threadId }, ...called }) =>
      answer(200, await blockThread({ ...callerOf(called), threadId, isBlocked: false }, dependencies)),
    authentication,
  );
}
