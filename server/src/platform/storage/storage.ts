import type { Readable } from 'node:stream'

export interface StoredFile {
  sizeBytes: number
  modifiedAt: Date
}

export interface OpenedFile extends StoredFile {
  stream: Readable
}

/** First and last byte, both included. */
export interface ByteRange {
  start: number
  end: number
}

/**
 * Files by key, such as `posters/12/original.jpg`. A key has segments of letters, digits, `.`, `_` and `-`, none
 * starting with a dot.
 */
export interface Storage {
  /** Writes a whole file or, on failure, none; replaces what was there. @returns its size in bytes */
  put(key: string, content: Readable | Uint8Array | string): Promise<number>
  /** Opens a file, or a part of it. The caller reads the stream to its end or destroys it. */
  get(key: string, range?: ByteRange): Promise<OpenedFile | undefined>
  find(key: string): Promise<StoredFile | undefined>
  /** Deleting what is not there is no error. */
  delete(key: string): Promise<void>
}

/** A part that has arrived, as the bucket names it. */
export interface StoredPart {
  readonly number: number
  readonly etag: string
  readonly sizeBytes: number
}

/** A file that is sent to a bucket in parts, and is there when they are joined. */
export interface PartedUpload {
  readonly key: string
  readonly uploadId: string
}

/** A storage that takes files from others than the site, who show it an address that the site signed. */
export interface Bucket extends Storage {
  /** Where browsers reach it: scheme, host and port. */
  origin(): Promise<string>
  /** @returns by what the bucket knows the upload */
  beginParts(key: string): Promise<string>
  /** @returns an address that takes one body of exactly this length as this part, for so long */
  signPart(
    upload: PartedUpload,
    part: { number: number; sizeBytes: number; seconds: number },
  ): Promise<string>
  /** In order. Undefined where there is no such upload any more. */
  listParts(upload: PartedUpload): Promise<StoredPart[] | undefined>
  /** An upload that is not there any more is no error: it was joined or aborted meanwhile. */
  joinParts(upload: PartedUpload, parts: readonly StoredPart[]): Promise<void>
  /** Removes what has arrived. An upload that is not there is no error. */
  abortParts(upload: PartedUpload): Promise<void>
}
