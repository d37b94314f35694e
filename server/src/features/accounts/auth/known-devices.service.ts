import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Needs } from '../../../platform/platform.ts'
import { randomToken } from '../../../platform/secrets.ts'
import { cookieAttributes } from '../sessions/session-cookie.service.ts'

/** A browser that somebody logged in with before says so with this cookie (docs/decisions/0031-known-devices.md). */
export const DEVICE_COOKIE = 'mediatheque_device'

const PURPOSE = 'known-device'
/** What browsers keep a cookie at most. */
const LIFETIME_DAYS = 400
const DAY_MS = 24 * 3_600_000
/** A family's computer. The account that was logged in to longest ago is forgotten first. */
const MOST_ACCOUNTS = 5
const NAME_BYTES = 12

/** `name.time.signature`, of one account. Which one only the signature knows. */
interface Pass {
  readonly name: string
  readonly issuedAt: number
  readonly signature: string
}

const signed = (userId: number, { name, issuedAt }: Pick<Pass, 'name' | 'issuedAt'>) =>
  `${userId}/${name}/${issuedAt}`

function readPasses(cookie: string | undefined): Pass[] {
  return (cookie ?? '')
    .split('~')
    .slice(0, MOST_ACCOUNTS)
    .flatMap((text) => {
      const [, name, issuedAt, signature] =
        /^([\w-]{16})\.([1-9]\d{0,14})\.([\w-]{43})$/.exec(text) ?? []
      return name && issuedAt && signature ? [{ name, issuedAt: Number(issuedAt), signature }] : []
    })
}

const isPassOf = (platform: Needs<'secrets'>, userId: number, pass: Pass) =>
  platform.secrets.isSignatureValid(signed(userId, pass), pass.signature, PURPOSE)

/** The name of this device, where the account was logged in to with it before. */
export function findKnownDevice(
  platform: Needs<'clock' | 'secrets'>,
  userId: number,
  cookie: string | undefined,
): string | undefined {
  const oldest = platform.clock.now().getTime() - LIFETIME_DAYS * DAY_MS
  return readPasses(cookie).find(
    (pass) => pass.issuedAt > oldest && isPassOf(platform, userId, pass),
  )?.name
}

/** After a login: the device is known from now on, by a new name each time. */
export function rememberDevice(
  platform: Needs<'clock' | 'secrets' | 'config'>,
  userId: number,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
): void {
  const fresh = {
    name: randomToken(NAME_BYTES),
    issuedAt: platform.clock.now().getTime(),
  }
  const signature = platform.secrets.sign(signed(userId, fresh), PURPOSE)
  const others = readPasses(request.cookies[DEVICE_COOKIE]).filter(
    (pass) => !isPassOf(platform, userId, pass),
  )
  const value = [{ ...fresh, signature }, ...others]
    .slice(0, MOST_ACCOUNTS)
    .map((pass) => `${pass.name}.${pass.issuedAt}.${pass.signature}`)
    .join('~')
  void reply.setCookie(DEVICE_COOKIE, value, {
    ...cookieAttributes(platform.config),
    maxAge: LIFETIME_DAYS * 24 * 3_600,
  })
}
