import { setTimeout as sleep } from 'node:timers/promises'
import type { Needs } from '../../../platform/platform.ts'
import type { ToNotify } from '../../accounts/notifications/notify.service.ts'
import { getSettings, type ToReadSettings } from '../../site/settings/settings.service.ts'
import { checkLinks, createAsk, takeTurn } from './check-links.ts'
import {
  isAnyHostWaiting,
  type LeasedHost,
  leaseNextHost,
  releaseHost,
} from './host-leases.repository.ts'
import { type LinkToCheck, listDueLinks } from './link-checks.repository.ts'
import { type AskHost } from './methods/check-method.ts'
import { chooseMethod, METHODS } from './methods/check-methods.ts'
import { saveFindings } from './save-checks.ts'

export type ToCheckLinks = ToReadSettings | ToNotify

/** Hosts that one process asks at the same time. */
const AT_ONCE = 8
/** Until a host's next turn comes. */
const WAIT_MS = 250

/**
 * Gives every host with links whose time has come its turns, each a call, until there are none or the time is over. What
 * is left is the next run's: there is no plan but the moments of the links.
 */
export async function workOnHosts(
  platform: Needs<ToCheckLinks>,
  { signal, forMs }: { signal: AbortSignal; forMs: number },
): Promise<void> {
  const { link_checks: settings } = await getSettings(platform)
  if (!settings.is_on) return
  const { db, clock, log } = platform
  const until = performance.now() + forMs
  const ask = await createAsk(platform)
  const running = new Set<Promise<void>>()
  while (performance.now() < until && !signal.aborted) {
    const host = running.size < AT_ONCE ? await leaseNextHost(db, clock.now()) : undefined
    if (host) {
      const turn = takeTurnAt(platform, ask, host)
        .catch((error: unknown) => {
          // It keeps the host to itself until the lease is over, and what was due is due.
          log.error({ err: error, host: host.host_id }, 'links of a host could not be checked')
        })
        .finally(() => running.delete(turn))
      running.add(turn)
      continue
    }
    if (running.size === 0 && !(await isAnyHostWaiting(db, clock.now()))) return
    await Promise.race([...running, sleep(WAIT_MS)])
  }
  await Promise.all(running)
}

async function takeTurnAt(
  platform: Needs<ToCheckLinks>,
  ask: AskHost,
  host: LeasedHost,
): Promise<void> {
  const { most } = METHODS[chooseMethod(host)]
  const due = await listDueLinks(platform.db, host.host_id, { now: platform.clock.now(), most })
  if (due.length === 0) await releaseHost(platform.db, host)
  else await checkAndSave(platform, ask, { host, links: due })
}

/** Looks at links of a host that is ours to ask. @returns whether what was found is kept */
export async function checkAndSave(
  platform: Needs<ToCheckLinks>,
  ask: AskHost,
  { host, links }: { readonly host: LeasedHost; readonly links: readonly LinkToCheck[] },
): Promise<boolean> {
  const method = METHODS[chooseMethod(host)]
  const turn = takeTurn(method, links)
  const checked = await checkLinks(ask, method, { links: turn, base: host.address })
  const isKept = await saveFindings(platform, host, { method, checked })
  if (!isKept) platform.log.warn({ host: host.host_id }, 'a look at links took too long')
  return isKept
}
