import { giveHostBack, keepsLease, type LeasedHost } from './host-leases.repository.ts'
import { LINKS, markContributions } from '../links/mark-contributions.service.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { ToNotify } from '../../accounts/notifications/notify.service.ts'
import type { Checked, CheckedLink } from './check-links.ts'
import { knownStateOf, lockUntouched, saveChecks } from './link-checks.repository.ts'
import type { CheckMethod } from './methods/check-method.ts'
import { type NextState, pauseOf, planNextCheck } from './plan-next-check.ts'

/**
 * Keeps what was found, calls dead what is dead by now, brings back what is there again, and gives the host back: all of
 * it or nothing, so that what a killed process looked at is looked at again. @returns false where the host is somebody
 * else's by now, whose findings are newer
 */
export function saveFindings(
  platform: Needs<'db' | ToNotify>,
  host: LeasedHost,
  { method, checked }: { readonly method: CheckMethod; readonly checked: Checked },
): Promise<boolean> {
  const at = platform.clock.now()
  const planned = checked.links.map((found) => ({ found, next: nextOf(found, at) }))
  return platform.db.transaction().execute(async (tx) => {
    if (!(await keepsLease(tx, host))) return false
    const becoming = planned.filter(({ next }) => next.becomes !== null)
    // All at once: in one order, whatever becomes of them.
    const untouched = new Set(
      await lockUntouched(
        tx,
        becoming.map(({ found }) => found.link),
      ),
    )
    for (const status of ['dead', 'active'] as const) {
      const rows = becoming.flatMap(({ found: { link }, next }) =>
        next.becomes === status && untouched.has(link) ? [link] : [],
      )
      if (rows.length > 0)
        await markContributions(platform, tx, { kind: LINKS, rows, status, actor: null })
    }
    await saveChecks(
      tx,
      at,
      planned.flatMap(({ found: { link, result, httpStatus, latencyMs }, next }) => {
        const { becomes, ...state } = next
        if (becomes !== null && !untouched.has(link)) return []
        // Marking it has begun its row anew.
        const before = becomes
          ? { status: becomes, failures: 0, isDead: false }
          : knownStateOf(link)
        return { link, before, result, httpStatus, latencyMs, ...state }
      }),
    )
    const { fault } = checked
    const pauseMs = fault && pauseOf(host.faults + 1, fault.retryAfterMs)
    await giveHostBack(tx, host, {
      at,
      latencies: checked.latencies,
      gapMs: method.leastGapMs ?? 0,
      fault: fault ? { what: fault.what, pausedUntil: new Date(at.getTime() + pauseMs!) } : null,
    })
    return true
  })
}

const nextOf = ({ link, result, isFault }: CheckedLink, at: Date): NextState =>
  planNextCheck(
    {
      status: link.status,
      failures: link.failures,
      firstFailedAt: link.first_failed_at,
      diedAt: link.died_at,
      createdAt: link.created_at,
      views: link.views,
      isPlanned: link.is_planned,
    },
    { at, result, isFault },
    Math.random(),
  )
