import type { FastifyInstance } from 'fastify'
import type { Needs } from '../../../platform/platform.ts'
import { closeNotificationHub } from './notification-hub.ts'

/** A server that closes waits for its answers: these would never end by themselves. */
export function closeStreamsWithServer(app: FastifyInstance, platform: Needs<'events'>): void {
  app.addHook('preClose', async () => closeNotificationHub(platform))
}
