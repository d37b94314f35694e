import { AppError } from './app-error.ts'

const RETRY_NO_ROOM_SECONDS = 60
const RETRY_NOBODY_THERE_SECONDS = 5

/** Of the file system, and of the database's own (`disk_full`). */
const NO_ROOM = new Set(['ENOSPC', 'EDQUOT', '53100'])
/**
 * The database is starting, stopping or gone, has no memory or no connection left (classes 08, 53 and 57P), or nobody
 * listens where something that the site needs should be.
 */
const NOBODY_THERE =
  /^(08[0-9A-Z]{3}|53[0-9A-Z]{3}|57P0[1-5]|ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOENT:connect)$/
/** What the driver says without a number. */
const LOST_CONNECTION =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed)/
const DEEPEST = 5

/**
 * What is missing for a while and comes back, by itself or by who runs the server: no fault of the program, and none of the
 * caller, who is told when to try again.
 * @returns undefined for anything else
 */
export function describeLack(error: unknown): AppError | undefined {
  for (const one of withCauses(error)) {
    const {
      code = '',
      message = '',
      syscall,
    } = one as {
      code?: string
      message?: string
      syscall?: string
    }
    if (NO_ROOM.has(code))
      return new AppError('noRoom', {
        cause: error,
        details: { retryAfterSeconds: RETRY_NO_ROOM_SECONDS },
      })
    const place = syscall === 'connect' && code === 'ENOENT' ? 'ENOENT:connect' : code
    if (NOBODY_THERE.test(place) || LOST_CONNECTION.test(message))
      return new AppError('unavailable', {
        cause: error,
        details: { retryAfterSeconds: RETRY_NOBODY_THERE_SECONDS },
      })
  }
  return undefined
}

/** A fault, what caused it, and what caused that. */
function* withCauses(error: unknown): Generator<object> {
  let one = error
  for (let depth = 0; depth < DEEPEST && typeof one === 'object' && one !== null; depth += 1) {
    yield one
    if (one instanceof AggregateError) for (const inner of one.errors) yield inner as object
    one = (one as { cause?: unknown }).cause
  }
}
