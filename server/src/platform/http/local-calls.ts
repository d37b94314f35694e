import type { FastifyRequest } from 'fastify'
import { isLoopbackHost } from '../config/config.ts'

type HeadersOfCall = Pick<FastifyRequest, 'headers'>

/** Headers in which proxies say for which host, and for whom, they ask. */
const HOST_HEADERS = ['host', 'x-forwarded-host', 'x-forwarded-server', 'x-original-host'] as const
const ADDRESS_HEADERS = [
  'x-forwarded-for',
  'x-real-ip',
  'cf-connecting-ip',
  'true-client-ip',
  'x-client-ip',
  'x-cluster-client-ip',
  'fastly-client-ip',
  'fly-client-ip',
] as const

/**
 * Whether a call was made on this machine for this machine, as far as it can be told: it names a loopback host, comes from
 * a page of one, and no proxy says that it stands between or asks for somebody elsewhere. Every such word counts here, whoever says it: believing one too many
 * closes a door, and nothing is opened by it.
 */
export function isLocalCall({ headers }: HeadersOfCall): boolean {
  const hosts = HOST_HEADERS.flatMap((name) => listOf(headers[name])).map(withoutPort)
  const addresses = ADDRESS_HEADERS.flatMap((name) => listOf(headers[name])).map(withoutPort)
  const forwarded = listOf(headers.forwarded).flatMap(readForwarded)
  // Of writes: browsers name the site they come from, and a proxy that names nobody else leaves that as it is.
  const sites = listOf(headers.origin).map(hostOf)
  return (
    headers.via === undefined &&
    [...hosts, ...addresses, ...forwarded, ...sites].every(isLoopbackHost)
  )
}

function listOf(header: string | string[] | undefined): string[] {
  return [header ?? []]
    .flat()
    .flatMap((line) => line.split(','))
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** `for=192.0.2.60;proto=http;host="media.example.org"`: who asks, and for which host. */
function readForwarded(element: string): string[] {
  return element.split(';').flatMap((pair) => {
    const [name = '', value = ''] = pair.split('=').map((part) => part.trim())
    return /^(for|host)$/i.test(name) ? [withoutPort(value.replaceAll('"', ''))] : []
  })
}

const hostOf = (address: string) =>
  URL.canParse(address) ? new URL(address).hostname.replace(/^\[|\]$/g, '') : ''

/** `[::1]:3000` and `localhost:3000` without their port; a bare IPv6 address stays whole. */
function withoutPort(host: string): string {
  const bracketed = /^\[(.*)\](:\d+)?$/.exec(host)
  if (bracketed) return bracketed[1] ?? ''
  return host.split(':').length === 2 ? (host.split(':')[0] ?? '') : host
}
