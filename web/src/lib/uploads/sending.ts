import type { FilePurpose } from '@mediatheque/contract/operations/files/file-purposes.ts'
import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'

/** What an upload keeps between two tries, so that the second goes on where the first ended. */
export interface KeptUpload {
  readonly tusUrl?: string
  readonly multipart?: {
    readonly key: string
    readonly uploadId: string
    readonly partSize: number
  }
}

export interface Sending {
  readonly file: File
  readonly purpose: FilePurpose
  /** Bytes of one call of the resumable way. */
  readonly chunkBytes: number
  /** Of a try before. */
  readonly kept: KeptUpload
  readonly signal: AbortSignal
  /** Called as soon as there is something to go on with. */
  keep(kept: KeptUpload): void
  /** Of the file, as far as it has left. */
  onProgress(bytes: number): void
}

/** One way for a file to the site. */
export interface Sender {
  /** @throws ApiError, or the reason of the signal */
  send(sending: Sending): Promise<FileEntryView>
  /** Gives up what is kept of an upload, here and on the server. */
  discard(kept: KeptUpload): Promise<void>
}

/** What calls of the API say of a file. */
export const describeFile = ({ name, type, size }: File) => {
  const extension = /\.([^.]+)$/.exec(name)?.[1]
  return { filename: name, size, ...(type && { mime: type }), ...(extension && { extension }) }
}
