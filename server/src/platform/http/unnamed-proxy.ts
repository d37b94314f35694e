import type { FastifyInstance } from 'fastify'
import type { Config } from '../config/config.ts'

/** What proxies say of whom they ask for. */
const PASSED_ON = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'] as const
const CONSEQUENCE =
  'but TRUSTED_PROXIES names none: all visitors count as one, and one who fails to log in too often keeps out everybody.'

/** Whether its own address says that a proxy stands in front of a site which does not know of one: what to tell, then. */
export function missingProxy({
  baseUrl,
  port,
  trustedProxies,
}: Pick<Config, 'baseUrl' | 'port' | 'trustedProxies'>): string | undefined {
  if (trustedProxies.length > 0) return undefined
  const { protocol, port: reached, hostname } = new URL(baseUrl)
  const isOtherPort = Number(reached || '80') !== port && !isLoopback(hostname)
  return protocol === 'https:' || isOtherPort
    ? `BASE_URL ${baseUrl} is reached through a proxy, ${CONSEQUENCE}`
    : undefined
}

const isLoopback = (hostname: string) =>
  hostname === 'localhost' || hostname === '[::1]' || hostname.startsWith('127.')

/** Says once that calls are passed on by a proxy that nobody named. The log keeps no address: it may be a visitor's. */
export function noticeUnnamedProxy(
  app: FastifyInstance,
  { trustedProxies }: Pick<Config, 'trustedProxies'>,
): void {
  if (trustedProxies.length > 0) return
  let isTold = false
  app.addHook('onRequest', async ({ headers, log }) => {
    if (isTold || !PASSED_ON.some((name) => headers[name] !== undefined)) return
    isTold = true
    log.warn(`Calls come through a proxy, ${CONSEQUENCE}`)
  })
}
