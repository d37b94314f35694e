import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Needs } from '../../../platform/platform.ts'
import {
  askWriter,
  endWriting,
  keepWriting,
  type NamedUpload,
  takeWriting,
} from './upload-writers.repository.ts'

const LOOK_MS = 2_000
const ASK_MS = 200
/** For the one before to end what it does. A process that died is waited for by the client, which comes again. */
const PATIENCE_MS = 6_000

export interface Writing {
  /** @returns false when somebody else writes on and on, or there is no such upload */
  begin(options: { signal?: AbortSignal; stop: () => void }): Promise<boolean>
  end(): Promise<void>
}

/**
 * Lets one process at a time write to an upload. A client whose connection broke comes back before the server knows that
 * it is gone: whoever writes then is asked to end. Kept in the database, and given up by itself when its process dies.
 */
export function writeAlone({ db, log }: Needs<'db' | 'log'>, upload: NamedUpload): Writing {
  const writer = randomUUID()
  let timer: NodeJS.Timeout | undefined
  const watch = (stop: () => void) => {
    timer = setInterval(() => {
      keepWriting(db, upload, writer)
        .then((mayGoOn) => mayGoOn || stop())
        .catch((err: unknown) => log.warn({ err }, 'could not tell who writes to an upload'))
    }, LOOK_MS)
  }
  return {
    begin: async ({ signal, stop }) => {
      const until = Date.now() + PATIENCE_MS
      while (!(await takeWriting(db, upload, writer))) {
        const isThere = await askWriter(db, upload)
        if (!isThere || Date.now() > until || signal?.aborted) return false
        await sleep(ASK_MS)
      }
      watch(stop)
      return true
    },
    end: async () => {
      clearInterval(timer)
      await endWriting(db, upload, writer)
    },
  }
}
