import type { FastifyInstance } from 'fastify'
import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { HttpLimits } from '../config/http-limits.ts'
import { AppError } from './app-error.ts'

/** What Node itself sees to. Bodies have deadlines of their own, by what their call takes, well before `wholeCallMs`. */
export const connectionOptions = (limits: HttpLimits) => ({
  connectionTimeout: limits.silentMs,
  requestTimeout: limits.wholeCallMs,
  http: { headersTimeout: limits.headersMs, connectionsCheckingInterval: limits.checkMs },
})

/**
 * What Node does not see to: clients that ask and ask on one connection without waiting for answers, and those that
 * never take an answer, or hardly. Answers that are still being made are left alone: files hold little memory while they
 * are sent, and streams that nobody reads are cut off where they are written.
 */
export function limitConnections(app: FastifyInstance, limits: HttpLimits): void {
  const waiting = new WeakMap<Socket, number>()
  const answers = new Map<ServerResponse, number | undefined>()

  app.addHook('onRequest', async ({ raw: { socket } }, { raw }) => {
    const calls = (waiting.get(socket) ?? 0) + 1
    waiting.set(socket, calls)
    answers.set(raw, undefined)
    raw.once('close', () => {
      answers.delete(raw)
      waiting.set(socket, (waiting.get(socket) ?? 1) - 1)
    })
    if (calls <= limits.callsPerConnection) return
    socket.destroy()
    throw new AppError('tooManyRequests')
  })

  const timer = setInterval(() => {
    const now = Date.now()
    for (const [answer, until] of answers) {
      if (!answer.writableEnded || answer.writableFinished) continue
      if (until === undefined) answers.set(answer, now + timeFor(answer, limits))
      else if (now > until) answer.req.socket.destroy()
    }
  }, limits.checkMs)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}

function timeFor(answer: ServerResponse, { answerMs, answerBytesPerSecond }: HttpLimits): number {
  const bytes = answer.writableLength + (answer.socket?.writableLength ?? 0)
  return answerMs + (bytes / answerBytesPerSecond) * 1_000
}
