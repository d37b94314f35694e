import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { HttpLimits } from '../config/http-limits.ts'
import { AppError } from './app-error.ts'

/** What Node itself sees to. Bodies have deadlines of their own, by what their call takes, well before `wholeCallMs`. */
export const connectionOptions = (limits: HttpLimits) => ({
  connectionTimeout: limits.silentMs,
  requestTimeout: limits.wholeCallMs,
  http: {
    headersTimeout: limits.headersMs,
    connectionsCheckingInterval: limits.checkMs,
    // Refused where other calls are, in our words.
    requireHostHeader: false,
  },
  return503OnClosing: false,
})

interface Progress {
  /** What the connection had been handed before this answer. */
  readonly bytesBefore: number
  /** How long the client alone has kept this answer waiting. */
  waitedMs: number
}

/** The answers that are being made or sent, by the connection that they are for. */
export class OpenAnswers {
  readonly #bySocket = new WeakMap<Socket, Set<ServerResponse>>()
  readonly #progress = new Map<ServerResponse, Progress>()

  /** @returns how many there are of its connection */
  add(socket: Socket, answer: ServerResponse): number {
    const others = this.#bySocket.get(socket) ?? new Set()
    this.#bySocket.set(socket, others.add(answer))
    this.#progress.set(answer, { bytesBefore: socket.bytesWritten, waitedMs: 0 })
    answer.once('close', () => {
      others.delete(answer)
      this.#progress.delete(answer)
    })
    return others.size
  }

  isOpen(socket: Socket): boolean {
    return (this.#bySocket.get(socket)?.size ?? 0) > 0
  }

  /** Whether a client has been told the beginning of something: what else is written would be read as its rest. */
  isWithin(socket: Socket): boolean {
    return [...(this.#bySocket.get(socket) ?? [])].some(({ headersSent }) => headersSent)
  }

  /**
   * Ends the connections whose clients do not take what is there for them, or hardly. Only the time in which a client is
   * waited for counts, so that an answer may be made as slowly as it takes; and with all that it was handed it has earned
   * more time, so that a slow line gets whatever is sent along it. nginx waits between two writes only, and so does a
   * reader of one byte a minute keep its file open for ever; Kestrel asks for 240 bytes a second.
   */
  endUntaken(passedMs: number, { answerMs, answerBytesPerSecond }: HttpLimits): void {
    for (const [answer, progress] of this.#progress) {
      const waiting = bytesWaiting(answer)
      if (waiting === 0 && !answer.writableEnded) continue
      progress.waitedMs += passedMs
      const { socket } = answer.req
      const handed = answer.socket ? socket.bytesWritten - progress.bytesBefore : waiting
      if (progress.waitedMs > answerMs + (handed / answerBytesPerSecond) * 1_000) socket.destroy()
    }
  }
}

/** Ready to be taken. */
const bytesWaiting = ({ writableLength, socket }: ServerResponse) =>
  writableLength + (socket?.writableLength ?? 0)

/**
 * What Node does not see to: clients that ask and ask on one connection without waiting for answers, and those that
 * never take an answer, or hardly.
 */
export function limitConnections(
  app: FastifyInstance,
  limits: HttpLimits,
  answers: OpenAnswers,
): void {
  app.addHook('onRequest', async ({ raw: { socket } }, { raw }) => {
    if (answers.add(socket, raw) <= limits.callsPerConnection) return
    socket.destroy()
    throw new AppError('tooManyRequests')
  })
  let last = Date.now()
  const timer = setInterval(() => {
    const now = Date.now()
    answers.endUntaken(now - last, limits)
    last = now
  }, limits.checkMs)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
