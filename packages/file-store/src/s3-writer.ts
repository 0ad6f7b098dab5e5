import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListObjectVersionsCommand,
  type ListObjectVersionsCommandOutput,
  type MultipartUpload,
  NoSuchUpload,
  paginateListObjectsV2,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { assertFileKey, type UnfinishedUploads } from './file-store';
import type { S3Options } from './s3-options';

const partBytes = 5 * 1024 * 1024;

/** Writes, lists and deletes files by Amazon's library, which takes 26 MiB: loaded once it is needed. */
export class S3Writer {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor({ endpoint, region, bucket, accessKeyId, secretAccessKey }: S3Options) {
    this.#bucket = bucket;
    this.#client = new S3Client({
      endpoint,
      region,
      credentials: { accessKeyId, secretAccessKey },
      forcePathStyle: true,
      maxAttempts: 2,
      requestHandler: { connectionTimeout: 2000, requestTimeout: 20_000 },
    });
  }

  async put(key: string, content: Readable, { mediaType }: { mediaType: string }): Promise<void> {
    assertFileKey(key);
    const upload = new Upload({
      client: this.#client,
      params: { Bucket: this.#bucket, Key: key, Body: content, ContentType: mediaType },
      partSize: partBytes,
      queueSize: 1,
    });
    await upload.done();
  }

  async *list(): AsyncIterable<string> {
    for await (const { Contents = [] } of paginateListObjectsV2(
      { client: this.#client },
      { Bucket: this.#bucket },
    ))
      for (const { Key } of Contents) if (Key) yield Key;
  }

  async delete(key: string): Promise<void> {
    assertFileKey(key);
    await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key }));
    for await (const VersionId of this.#findVersions(key))
      await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key: key, VersionId }));
    for await (const upload of this.#findUploads(key)) if (upload.Key === key) await this.#abort(upload);
  }

  async deleteUnfinished(which: UnfinishedUploads): Promise<number> {
    if ('folder' in which) assertFileKey(which.folder);
    let count = 0;
    for await (const upload of this.#findUploads('folder' in which ? `${which.folder}/` : '')) {
      if ('before' in which && !(upload.Initiated && upload.Initiated < which.before)) continue;
      await this.#abort(upload);
      count += 1;
    }
    return count;
  }

  /** Older versions and delete markers of a key in a versioned bucket. */
  async *#findVersions(key: string): AsyncGenerator<string> {
    let next: { KeyMarker?: string; VersionIdMarker?: string } | undefined = {};
    while (next) {
      const page: ListObjectVersionsCommandOutput | undefined = await this.#listVersions(key, next);
      for (const { Key, VersionId } of [...(page?.Versions ?? []), ...(page?.DeleteMarkers ?? [])])
        if (Key === key && VersionId) yield VersionId;
      const { IsTruncated, NextKeyMarker: KeyMarker, NextVersionIdMarker: VersionIdMarker } = page ?? {};
      next =
        IsTruncated && KeyMarker ? { KeyMarker, ...(VersionIdMarker && { VersionIdMarker }) } : undefined;
    }
  }

  /** @returns undefined for a server without versioning, which rejects listing them */
  async #listVersions(
    key: string,
    from: { KeyMarker?: string; VersionIdMarker?: string },
  ): Promise<ListObjectVersionsCommandOutput | undefined> {
    try {
      return await this.#client.send(
        new ListObjectVersionsCommand({ Bucket: this.#bucket, Prefix: key, ...from }),
      );
    } catch (error) {
      if (error instanceof S3ServiceException && error.$metadata.httpStatusCode === 501) return undefined;
      throw error;
    }
  }

  /** Unfinished multipart uploads: their parts are invisible, and take up space until they are aborted. */
  async *#findUploads(prefix: string): AsyncGenerator<MultipartUpload> {
    let next: { KeyMarker?: string; UploadIdMarker?: string } | undefined = {};
    while (next) {
      const page: ListMultipartUploadsCommandOutput = await this.#client.send(
        new ListMultipartUploadsCommand({ Bucket: this.#bucket, Prefix: prefix, ...next }),
      );
      yield* page.Uploads ?? [];
      const { IsTruncated, NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = page;
      next = IsTruncated && KeyMarker ? { KeyMarker, ...(UploadIdMarker && { UploadIdMarker }) } : undefined;
    }
  }

  async #abort({ Key, UploadId }: MultipartUpload): Promise<void> {
    try {
      await this.#client.send(new AbortMultipartUploadCommand({ Bucket: this.#bucket, Key, UploadId }));
    } catch (error) {
      if (!(error instanceof NoSuchUpload)) throw error; // completed, or removed by another sweeper
    }
  }
}
