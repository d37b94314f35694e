import type { FastifyInstance } from 'fastify'
import type { Socket } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { HttpLimits } from '../config/http-limits.ts'
import type { OpenAnswers } from './limit-connections.ts'

const LOOK_MS = 250
const LET_IN_MS = 1_000

/**
 * Ends the connections of a server that stops: each of which no call is open and on which nothing came between two looks.
 * Node itself would wait for those that have not asked anything yet and, until they are silent for a minute, for those
 * whose answer had begun when the stop came; and it cuts answers that are made but not all sent. What is still being sent
 * after `stopMs`, a large file say, is cut. One that was busy lets in first who waits at its door, and would be turned away.
 */
export function endConnections(
  app: FastifyInstance,
  { stopMs }: HttpLimits,
  answers: OpenAnswers,
): void {
  const sockets = new Map<Socket, { readBefore?: number }>()
  let letIn = 0
  app.server.on('connection', (socket) => {
    letIn++
    sockets.set(socket, {})
    socket.once('close', () => sockets.delete(socket))
  })
  app.server.closeIdleConnections = () => undefined

  const look = (isLast: boolean) => {
    for (const [socket, noted] of sockets) {
      const isOpen = answers.isOpen(socket)
      if (isLast || (!isOpen && noted.readBefore === socket.bytesRead)) socket.destroy()
      else if (isOpen) delete noted.readBefore
      else noted.readBefore = socket.bytesRead
    }
  }
  const letInAll = async () => {
    const end = performance.now() + LET_IN_MS
    await nextTurn()
    // Node lets in one in each turn.
    for (let before = -1; before < letIn && performance.now() < end;) {
      before = letIn
      await nextTurn()
    }
  }
  app.addHook('preClose', async () => {
    await letInAll()
    look(false)
    const end = performance.now() + stopMs
    const timer = setInterval(() => look(performance.now() > end), LOOK_MS)
    app.server.once('close', () => clearInterval(timer))
    timer.unref()
  })
}
