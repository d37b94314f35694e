import {
  DIRECT_UPLOAD_MS,
  TUS_UPLOAD_MS,
} from '@mediatheque/contract/operations/files/upload-times.ts'
import { readStored, writeStored } from '../storage.ts'
import type { UploadWay } from './choose-way.ts'
import type { KeptUpload } from './sending.ts'

/** What tells one file from another, without reading it. */
type FileMark = Pick<File, 'name' | 'type' | 'size' | 'lastModified'>

/** An upload that began on some page, and is not over: whoever chooses the file again goes on with it. */
export interface UnfinishedUpload extends FileMark {
  readonly userId: number
  readonly purpose: string
  readonly way: UploadWay
  readonly upload: KeptUpload
  /** In milliseconds, as `Date.now()`. */
  readonly begunAt: number
}

/** Of one reader and for one purpose, in this browser. */
export interface UnfinishedUploads {
  find(file: FileMark): UnfinishedUpload | undefined
  keep(file: FileMark, kept: Pick<UnfinishedUpload, 'way' | 'upload'>): void
  forget(file: FileMark): void
  /** The same array as long as nothing changes. */
  list(): readonly UnfinishedUpload[]
  subscribe(listener: () => void): () => void
}

const MOST_KEPT = 50

export const isSameFile = (a: FileMark, b: FileMark): boolean =>
  a.name === b.name && a.type === b.type && a.size === b.size && a.lastModified === b.lastModified

export function createUnfinishedUploads({
  userId,
  purpose,
}: Pick<UnfinishedUpload, 'userId' | 'purpose'>): UnfinishedUploads {
  const isOurs = (kept: UnfinishedUpload) => kept.userId === userId && kept.purpose === purpose
  const listeners = new Set<() => void>()
  let listed = readAll().filter(isOurs)
  // Read again each time: other pages of this browser send files too.
  const change = (file: FileMark, added: readonly UnfinishedUpload[]) => {
    const others = readAll().filter((kept) => !(isOurs(kept) && isSameFile(kept, file)))
    const all = [...others, ...added].slice(-MOST_KEPT)
    writeStored('unfinishedUploads', all)
    listed = all.filter(isOurs)
    for (const listener of listeners) listener()
  }
  return {
    find: (file) => readAll().find((kept) => isOurs(kept) && isSameFile(kept, file)),
    keep: ({ name, type, size, lastModified }, kept) => {
      const mark = { name, type, size, lastModified }
      const known = readAll().find((other) => isOurs(other) && isSameFile(other, mark))
      // One that goes on does not begin anew, nor does its time.
      const isOn = JSON.stringify(known?.upload) === JSON.stringify(kept.upload)
      const begunAt = known && isOn ? known.begunAt : Date.now()
      change(mark, [{ ...mark, ...kept, userId, purpose, begunAt }])
    },
    forget: (file) => change(file, []),
    list: () => listed,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Those that the site still has. */
function readAll(): readonly UnfinishedUpload[] {
  const now = Date.now()
  return (readStored('unfinishedUploads') ?? []).filter(
    ({ way, begunAt }) => now - begunAt < (way === 'tus' ? TUS_UPLOAD_MS : DIRECT_UPLOAD_MS),
  )
}
