import { PROGRESS_TIMEOUT_MS } from '@mediatheque/contract/core/constants.ts'
import type { FilePurpose } from '@mediatheque/contract/operations/files/file-purposes.ts'
import type { FileEntryView } from '@mediatheque/contract/operations/files/files.schemas.ts'
import type { PublicSettings } from '@mediatheque/contract/settings.ts'
import { ApiError } from '../api.ts'
import { chooseWay, goesAlone, type UploadWay } from './choose-way.ts'
import type { KeptUpload, Sender } from './sending.ts'
import type { UnfinishedUpload, UnfinishedUploads } from './unfinished-uploads.ts'

const MOST_AT_ONCE = 3
/** For the server to look at a long file that has arrived, and to join its pieces. */
const FINISH_TIMEOUT_MS = 15 * 60_000

export type UploadStatus = 'pending' | 'inProgress' | 'completed' | 'failed' | 'aborted'

export interface UploadRecord {
  readonly id: number
  readonly file: File
  readonly status: UploadStatus
  /** Pending until somebody wants it to go on. */
  readonly isPaused: boolean
  readonly bytesUploaded: number
  /** Whole numbers up to 100. */
  readonly percentage: number
  readonly entry: FileEntryView | null
  /** In the reader's language. */
  readonly errorMessage: string | null
  /** Nothing of it was sent, nor would be another time: its type or size is none that is taken. */
  readonly isRefused: boolean
}

interface QueueOptions {
  readonly purpose: FilePurpose
  readonly senders: Readonly<Record<UploadWay, Sender>>
  readonly unfinished: UnfinishedUploads
  settings(): PublicSettings['uploads']
  /** @returns what is wrong with a file, in the reader's language; such a file is not sent */
  check(file: File): string | undefined
  describeError(error: unknown): string
  /** A file that is refused before it is sent, or that failed. */
  onFailed?(message: string): void
}

export interface UploadQueue {
  add(files: readonly File[]): void
  pause(id: number): void
  resume(id: number): void
  /** Of one that failed or was aborted: from where it was, as far as its way allows. */
  retry(id: number): void
  /** Ends one, and has the server forget what it got of it. */
  abort(id: number): void
  /** Takes those off the list that are over. */
  clear(): void
  /** Ends one of an earlier page, whose file is not here. */
  discard(upload: UnfinishedUpload): void
  subscribe(listener: () => void): () => void
  /** Called with each file that has arrived. */
  onCompleted(listener: (entry: FileEntryView) => void): () => void
  get(): readonly UploadRecord[]
}

/** What one upload is sent by, and what it has got so far. */
interface Kept {
  readonly way: UploadWay
  readonly upload: KeptUpload
}

interface Running {
  readonly controller: AbortController
  readonly isAlone: boolean
}

const PAUSED = new Error('paused')
const ABORTED = new Error('aborted')

/** Files on their way to the site, a few at a time, with how far each is. */
export function createUploadQueue(options: QueueOptions): UploadQueue {
  return new Queue(options)
}

/** Its functions may be handed on alone. */
class Queue implements UploadQueue {
  readonly #options: QueueOptions
  readonly #listeners = new Set<() => void>()
  readonly #running = new Map<number, Running>()
  readonly #completed = new Set<(entry: FileEntryView) => void>()
  readonly #kept = new Map<number, Kept>()
  #records: readonly UploadRecord[] = []
  #lastId = 0

  constructor(options: QueueOptions) {
    this.#options = options
  }

  readonly get = () => this.#records

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  readonly onCompleted = (listener: (entry: FileEntryView) => void) => {
    this.#completed.add(listener)
    return () => this.#completed.delete(listener)
  }

  readonly add = (files: readonly File[]) => {
    const added = files.map((file) => newRecord(++this.#lastId, file))
    this.#publish([...this.#records, ...added])
    for (const record of added) this.#refuse(record)
    this.#startNext()
  }

  readonly pause = (id: number) => {
    if (!isOpen(this.#find(id))) return
    this.#change(id, { isPaused: true })
    this.#running.get(id)?.controller.abort(PAUSED)
  }

  readonly resume = (id: number) => {
    this.#change(id, { isPaused: false })
    this.#startNext()
  }

  readonly retry = (id: number) => {
    const record = this.#find(id)
    if (record?.status !== 'failed' && record?.status !== 'aborted') return
    if (record.isRefused) return
    this.#change(id, { status: 'pending', isPaused: false, errorMessage: null })
    this.#startNext()
  }

  readonly abort = (id: number) => {
    if (this.#find(id)?.status === 'completed') return
    this.#change(id, { status: 'aborted', isPaused: false, bytesUploaded: 0, percentage: 0 })
    this.#running.get(id)?.controller.abort(ABORTED)
    const kept = this.#forget(id)
    if (kept) this.#discard(kept)
  }

  readonly discard = (upload: UnfinishedUpload) => {
    this.#options.unfinished.forget(upload)
    this.#discard(upload)
  }

  /** What the server could not be told, it removes by itself after some time. */
  #discard({ way, upload }: Kept): void {
    this.#options.senders[way].discard(upload).catch(() => undefined)
  }

  #forget(id: number): Kept | undefined {
    const kept = this.#kept.get(id)
    this.#kept.delete(id)
    const record = this.#find(id)
    if (record && hasBegun(kept)) this.#options.unfinished.forget(record.file)
    return kept
  }

  readonly clear = () => {
    for (const record of this.#records) if (!isOpen(record)) this.#kept.delete(record.id)
    this.#publish(this.#records.filter(isOpen))
  }

  #find(id: number): UploadRecord | undefined {
    return this.#records.find((record) => record.id === id)
  }

  #publish(records: readonly UploadRecord[]): void {
    this.#records = records
    for (const listener of this.#listeners) listener()
  }

  #change(id: number, changes: Partial<UploadRecord>): void {
    this.#publish(
      this.#records.map((record) => (record.id === id ? { ...record, ...changes } : record)),
    )
  }

  #fail(id: number, message: string): void {
    this.#change(id, { status: 'failed', errorMessage: message })
    this.#options.onFailed?.(message)
  }

  /** Fails one that may not be sent at all. */
  #refuse({ id, file }: UploadRecord): void {
    const fault = this.#options.check(file)
    if (fault === undefined) return
    this.#change(id, { isRefused: true })
    this.#fail(id, fault)
  }

  #wayOf({ id, file }: UploadRecord) {
    const { purpose, settings } = this.#options
    const found = this.#kept.get(id) ??
      this.#takeUp(file) ?? { way: chooseWay(file, purpose, settings()), upload: {} }
    this.#kept.set(id, found)
    return found
  }

  /** What an earlier page began, unless it goes on here already. */
  #takeUp(file: File): Kept | undefined {
    const found = this.#options.unfinished.find(file)
    const isTaken = [...this.#kept.values()].some(
      ({ upload }) => found && nameOf(upload) === nameOf(found.upload),
    )
    return found && !isTaken ? { way: found.way, upload: found.upload } : undefined
  }

  #keep({ id, file }: UploadRecord, kept: Kept): void {
    // Of one that was ended meanwhile nothing is gone on with.
    if (!this.#kept.has(id)) return this.#discard(kept)
    this.#kept.set(id, kept)
    this.#options.unfinished.keep(file, kept)
  }

  #startNext(): void {
    for (const record of this.#records) {
      if (record.status !== 'pending' || record.isPaused) continue
      const isAlone = goesAlone(record.file, this.#wayOf(record).way, this.#options.settings())
      const isOneAlone = [...this.#running.values()].some((other) => other.isAlone)
      // In the order in which they were added: a long one is not overtaken for ever.
      if (this.#running.size >= (isAlone || isOneAlone ? 1 : MOST_AT_ONCE)) return
      void this.#run(record, isAlone)
    }
  }

  async #run(record: UploadRecord, isAlone: boolean): Promise<void> {
    const { id } = record
    const controller = new AbortController()
    this.#running.set(id, { controller, isAlone })
    this.#change(id, { status: 'inProgress', errorMessage: null })
    const watch = watchProgress(controller)
    try {
      const entry = await this.#send(record, controller.signal, watch.moved)
      const bytesUploaded = record.file.size
      this.#forget(id)
      this.#change(id, { status: 'completed', entry, bytesUploaded, percentage: 100 })
      for (const listener of this.#completed) listener(entry)
    } catch (error) {
      if (error === PAUSED) this.#change(id, { status: 'pending' })
      else if (error !== ABORTED) {
        // What the server has looked at and does not take is none to go on with.
        if (error instanceof ApiError && error.status === 422) this.#forget(id)
        this.#fail(id, this.#options.describeError(error))
      }
    } finally {
      watch.end()
      this.#running.delete(id)
      this.#startNext()
    }
  }

  #send(
    record: UploadRecord,
    signal: AbortSignal,
    onMoved: (isAllSent: boolean) => void,
  ): Promise<FileEntryView> {
    const { id, file } = record
    const { way, upload } = this.#wayOf(record)
    const { senders, purpose, settings } = this.#options
    return senders[way].send({
      file,
      purpose,
      chunkBytes: settings().chunk_size,
      kept: upload,
      signal,
      keep: (kept) => this.#keep(record, { way, upload: kept }),
      onProgress: (bytes) => {
        if (signal.aborted) return
        onMoved(bytes >= file.size)
        this.#change(id, { bytesUploaded: bytes, percentage: percentageOf(bytes, file) })
      },
    })
  }
}

const nameOf = ({ tusUrl, multipart }: KeptUpload) => tusUrl ?? multipart?.uploadId

const hasBegun = (kept: Kept | undefined) => kept !== undefined && nameOf(kept.upload) !== undefined

const isOpen = (record: UploadRecord | undefined): boolean =>
  record?.status === 'pending' || record?.status === 'inProgress'

const newRecord = (id: number, file: File): UploadRecord => ({
  id,
  file,
  status: 'pending',
  isPaused: false,
  bytesUploaded: 0,
  percentage: 0,
  entry: null,
  errorMessage: null,
  isRefused: false,
})

const percentageOf = (bytes: number, { size }: File) =>
  size === 0 ? 100 : Math.min(100, Math.floor((bytes / size) * 100))

/** Gives an upload up on which nothing moves: a connection that is dead without saying so would stay for ever. */
function watchProgress(controller: AbortController) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const wait = (ms: number) => {
    clearTimeout(timer)
    timer = setTimeout(() => controller.abort(new ApiError(0, { message: 'Upload timed out' })), ms)
  }
  wait(PROGRESS_TIMEOUT_MS)
  return {
    moved: (isAllSent: boolean) => wait(isAllSent ? FINISH_TIMEOUT_MS : PROGRESS_TIMEOUT_MS),
    end: () => clearTimeout(timer),
  }
}
