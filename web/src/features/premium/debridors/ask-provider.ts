import { ApiError } from '../../../lib/api.ts'

const PATIENCE_MS = 15_000
/** After this no date can be written. */
const LAST_SECOND = 253_402_300_799

/** What a provider says of a key. */
export interface ProviderAnswer {
  readonly username: string | null
  readonly expire_at: string | null
}

interface UserAnswer {
  readonly status?: string
  readonly data?: {
    readonly user?: {
      readonly username?: unknown
      readonly isPremium?: unknown
      readonly premiumUntil?: unknown
    }
  }
  readonly error?: { readonly message?: unknown }
}

/**
 * Asks AllDebrid whose key this is. From the browser, because the service refuses servers, and with the key in the query,
 * because a header would need the service's leave across origins.
 * @throws ApiError with the provider's own words where it said some
 */
export async function askProvider(url: string, key: string): Promise<ProviderAnswer> {
  const address = new URL(url)
  address.search = new URLSearchParams({ agent: 'mediatheque', apikey: key }).toString()
  const answer = await read(address)
  const user = answer?.data?.user
  if (answer?.status !== 'success' || !user) throw refusal(answer?.error?.message)
  return {
    username: typeof user.username === 'string' && user.username ? user.username : null,
    expire_at: expiryOf(user),
  }
}

async function read(address: URL): Promise<UserAnswer | undefined> {
  try {
    const response = await fetch(address, {
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      cache: 'no-store',
      signal: AbortSignal.timeout(PATIENCE_MS),
    })
    // Refusals come with a status of their own, and say why in the same shape.
    return (await response.json()) as UserAnswer
  } catch {
    return undefined
  }
}

const refusal = (message: unknown) =>
  new ApiError(0, {
    message: typeof message === 'string' && message ? message : 'An error occured',
  })

/** Until when the account is premium. One that is not has no such date, unless it is over. */
function expiryOf({
  isPremium,
  premiumUntil,
}: {
  isPremium?: unknown
  premiumUntil?: unknown
}): string | null {
  const seconds = Number(premiumUntil)
  if (!Number.isInteger(seconds) || seconds <= 0 || seconds > LAST_SECOND) return null
  const isOver = seconds * 1000 <= Date.now()
  return isPremium === true || isOver ? new Date(seconds * 1000).toISOString() : null
}
