import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { PictureChange } from '@sabi/contracts/http/profile/picture';
import { silentLogger } from '@sabi/test-kit/silent-logger';
import sharp, { type Sharp } from 'sharp';
import request from 'supertest';
import {
  createPictureMaker,
  defaultPictureLimits,
  type PictureLimits,
} from '../src/integrations/pictures/picture-maker';
import { sendUpload, type UploadOptions } from './cvs';
import { type Account, startTestService, type TestService, type TestServiceOptions } from './harness';

const workspace = join(__dirname, '..');
const buildService = join(workspace, '../packages/build-config/bin/build-service.mjs');

export interface BuiltChild {
  readonly path: string;
  remove(): Promise<void>;
}

/** The picture process, built as for production, because it runs outside jest and needs JavaScript. */
export async function buildPictureChild(): Promise<BuiltChild> {
  // Inside the workspace, so that its packages resolve.
  const cache = join(workspace, 'node_modules/.cache');
  await mkdir(cache, { recursive: true });
  const folder = await mkdtemp(join(cache, 'test-pictures-'));
  const entry = join(workspace, 'src/integrations/pictures/child.ts');
  await promisify(execFile)(process.execPath, [buildService, entry], { cwd: folder });
  return { path: join(folder, 'dist/child.js'), remove: () => rm(folder, { recursive: true, force: true }) };
}

export const makerOf = (child: BuiltChild, limits: Partial<PictureLimits> = {}) =>
  createPictureMaker({ ...defaultPictureLimits, ...limits, childPath: child.path, logger: silentLogger });

export function startPictureService(
  child: BuiltChild,
  options: TestServiceOptions = {},
): Promise<TestService> {
  return startTestService({
    ...options,
    replace: (dependencies) => ({ pictureMaker: makerOf(child), ...options.replace?.(dependencies) }),
  });
}

let stamp = Date.now();

export function buildPictureName(extension = 'jpg'): string {
  stamp += 1;
  return `profile_${stamp}.${extension}`;
}

/** Red on the left, blue on the right; landscape. */
export function drawPicture({ width = 800, height = 600 } = {}): Sharp {
  const half = Math.floor(width / 2);
  const blue = { create: { width: width - half, height, channels: 3, background: '#0000ff' } } as const;
  return sharp({ create: { width, height, channels: 3, background: '#ff0000' } }).composite([
    { input: blue, left: half, top: 0 },
  ]);
}

export const drawJpeg = () => drawPicture().jpeg().toBuffer();

/** An upload without expectations. */
export const sendPicture = (service: TestService, account: Account, options: UploadOptions = {}) =>
  sendUpload(service, account, { fileName: buildPictureName(), ...options });

export async function uploadPicture(service: TestService, account: Account): Promise<PictureChange> {
  const { body } = await sendPicture(service, account, { content: await drawJpeg() }).expect(201);
  return body;
}

const path = '/api/profile/v1/profile-picture';

export const removePicture = (service: TestService, { token }: Account) =>
  request(service.url).delete(path).auth(token, { type: 'bearer' });

export const restorePicture = (service: TestService, { token }: Account, file_key: string) =>
  request(service.url).put(path).auth(token, { type: 'bearer' }).send({ file_key });
