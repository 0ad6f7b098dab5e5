import type { Readable } from 'node:stream';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadBucketCommand,
  ListMultipartUploadsCommand,
  NoSuchKey,
  paginateListObjectsV2,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { assertFileKey, FileMissing, type ListableFileStore, type StoredFile } from './file-store';

export interface S3Options {
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

const partBytes = 5 * 1024 * 1024;

/** Any S3 server. A stream that breaks leaves no object and no unfinished multipart upload behind. */
export class S3FileStore implements ListableFileStore {
  readonly description = 'S3';
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

  async get(key: string): Promise<StoredFile> {
    assertFileKey(key);
    try {
      const { Body, ContentLength } = await this.#client.send(
        new GetObjectCommand({ Bucket: this.#bucket, Key: key }),
      );
      return { stream: Body as Readable, sizeBytes: ContentLength ?? 0 };
    } catch (error) {
      if (error instanceof NoSuchKey) throw new FileMissing(key);
      throw error;
    }
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
    await this.#abortUploads(key);
  }

  /** Parts that a process left which ended in the middle: nobody sees them, and they take room for ever. */
  async #abortUploads(key: string): Promise<void> {
    const { Uploads = [] } = await this.#client.send(
      new ListMultipartUploadsCommand({ Bucket: this.#bucket, Prefix: key }),
    );
    for (const { Key, UploadId } of Uploads.filter((upload) => upload.Key === key))
      await this.#client.send(new AbortMultipartUploadCommand({ Bucket: this.#bucket, Key, UploadId }));
  }

  async assertReachable(): Promise<void> {
    await this.#client.send(new HeadBucketCommand({ Bucket: this.#bucket }));
  }
}
