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
