import { randomInt } from 'node:crypto'
import {
  RECOVERY_CODES_COUNT,
  TWO_FACTOR_CODE_LENGTH,
} from '@mediatheque/contract/accounts/two-factor/two-factor.schemas.ts'
import { Secret, TOTP } from 'otpauth'

const PERIOD_SECONDS = 30
/** Clocks of telephones may be half a minute off. */
const WINDOW_STEPS = 1
const SECRET_BYTES = 20
/** Without those that are read for one another. */
const RECOVERY_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const RECOVERY_HALF_LENGTH = 10

/** In base 32, as authenticators take it. */
export function makeSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32
}

/** What the QR code holds: `otpauth://totp/…`. */
export function otpauthUri(
  secret: string,
  { issuer, label }: { issuer: string; label: string },
): string {
  // The colon parts issuer and account in the address.
  return totp(secret, {
    issuer: issuer.replaceAll(':', ' '),
    label: label.replaceAll(':', ' '),
  }).toString()
}

/** The number of the 30 seconds that the code belongs to; undefined where it is none of now, before or after. */
export function stepOfCode(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const delta = totp(secret).validate({ token: code, timestamp, window: WINDOW_STEPS })
  return delta === null ? undefined : TOTP.counter({ period: PERIOD_SECONDS, timestamp }) + delta
}

export function makeRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES_COUNT }, () => `${randomHalf()}-${randomHalf()}`)
}

function totp(secret: string, names: { issuer?: string; label?: string } = {}): TOTP {
  return new TOTP({
    ...names,
    secret: Secret.fromBase32(secret),
    algorithm: 'SHA1',
    digits: TWO_FACTOR_CODE_LENGTH,
    period: PERIOD_SECONDS,
  })
}

function randomHalf(): string {
  return Array.from(
    { length: RECOVERY_HALF_LENGTH },
    () => RECOVERY_ALPHABET[randomInt(RECOVERY_ALPHABET.length)],
  ).join('')
}
