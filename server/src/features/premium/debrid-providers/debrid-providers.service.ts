import type { Needs } from '../../../platform/platform.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { assertSafe, createAskProvider, type ProviderAddress } from './call-provider.ts'
import { allDebrid } from './providers/alldebrid.ts'
import { debridLink } from './providers/debrid-link.ts'
import type {
  AccountState,
  DebridProvider,
  UnlockAsked,
  UnlockedFile,
} from './providers/debrid-provider.ts'
import { fichier } from './providers/fichier.ts'
import { realDebrid } from './providers/real-debrid.ts'
import { xfsHost } from './providers/xfs.ts'

export { DebridError } from './debrid-error.ts'
export type { UnlockedFile } from './providers/debrid-provider.ts'

/** The services, each with the setting in which another address can stand in for it. */
const PROVIDERS = {
  debrid_link: debridLink,
  alldebrid: allDebrid,
  real_debrid: realDebrid,
  darkibox: xfsHost(4, 'https://darkibox.com'),
  fichier,
  send_cm: xfsHost(6, 'https://send.cm'),
  media_cm: xfsHost(7, 'https://media.cm'),
} as const satisfies Record<string, DebridProvider>

type Endpoint = keyof typeof PROVIDERS

function find(id: number): readonly [Endpoint, DebridProvider] {
  const found = (Object.entries(PROVIDERS) as [Endpoint, DebridProvider][]).find(
    ([, provider]) => provider.id === id,
  )
  if (!found) throw new Error(`There is no debrid provider ${id}.`)
  return found
}

/** Where a service is asked. A key is for the address that it was typed for. */
export async function providerAddress(
  platform: Needs<ToReadSettings>,
  id: number,
): Promise<ProviderAddress> {
  const [endpoint, { origin }] = find(id)
  const { debrid_endpoints: standIns } = await getSettings(platform)
  const standIn = standIns[endpoint]
  return standIn ? { origin: standIn, isStandIn: true } : { origin, isStandIn: false }
}

/** The address that a service has of its own. */
export const ownOrigin = (id: number): string => find(id)[1].origin

/** Asks whose key this is, and until when it is premium. @throws DebridError */
export async function checkAccount(
  platform: Needs<ToReadSettings | 'log'>,
  id: number,
  key: string,
): Promise<AccountState> {
  const ask = createAskProvider(platform, await providerAddress(platform, id))
  return find(id)[1].checkAccount(ask, key)
}

/** Turns a link into a direct one. @throws DebridError */
export async function unlock(
  platform: Needs<ToReadSettings | 'log'>,
  id: number,
  asked: UnlockAsked,
): Promise<UnlockedFile & { readonly holdsMs: number }> {
  const [, provider] = find(id)
  const ask = createAskProvider(platform, await providerAddress(platform, id))
  return { ...assertSafe(await provider.unlock(ask, asked)), holdsMs: provider.holdsMs }
}
