import type { FastifyInstance } from 'fastify'
import type { Platform } from '../../../platform/platform.ts'
import { createNotificationHub, type NotificationHub } from './notification-hub.ts'

const hubs = new WeakMap<Platform, NotificationHub>()

/** The connections of the site that this process serves. */
export function getNotificationHub(platform: Platform): NotificationHub {
  const hub = hubs.get(platform) ?? createNotificationHub(platform)
  hubs.set(platform, hub)
  return hub
}

/** A server that closes waits for its answers: these would never end by themselves. */
export function closeStreamsWithServer(app: FastifyInstance, platform: Platform): void {
  app.addHook('preClose', async () => {
    hubs.get(platform)?.close()
    hubs.delete(platform)
  })
}
