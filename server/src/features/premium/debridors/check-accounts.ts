import { setTimeout as wait } from 'node:timers/promises'
import type { DebridProblem } from '@mediatheque/contract/premium/debridors/debrid-problems.ts'
import { findDebridProvider } from '@mediatheque/contract/premium/debridors/debrid-providers.ts'
import type { Needs } from '../../../platform/platform.ts'
import { notify, type ToNotify } from '../../accounts/notifications/notify.service.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import { checkAccount, DebridError } from '../debrid-providers/debrid-providers.service.ts'
import {
  claimDueAccounts,
  claimExpiring,
  type KeyRow,
  saveCheck,
} from './account-keys.repository.ts'
import { isKeyAtHome } from './ask-about-key.ts'
import { CHECK_AGAIN_SOON_MS, checkAgainAt } from './check-times.ts'
import { keyPurpose } from './key-purpose.ts'

const AT_ONCE = 50
const DAY_MS = 24 * 3_600_000
/** So long before the end its owner is told. */
const TOLD_BEFORE_MS = 3 * DAY_MS
/** Between two accounts of one service. */
const GAP_MS = 1_000
/** The service cannot be asked: the rest of its accounts wait for another time. */
const SILENT: ReadonlySet<DebridProblem> = new Set(['unreachable', 'unclear', 'tooOften'])

type ToCheckAccounts = 'clock' | ToReadSettings | ToNotify

/** Asks services about accounts whose moment has come, some at a time and one after the other. @returns how many */
export async function checkDueAccounts(
  platform: Needs<ToCheckAccounts>,
  { signal, gapMs = GAP_MS }: { readonly signal: AbortSignal; readonly gapMs?: number },
): Promise<number> {
  const now = platform.clock.now()
  const until = new Date(now.getTime() + CHECK_AGAIN_SOON_MS)
  const due = await claimDueAccounts(platform.db, { now, until, most: AT_ONCE })
  const silent = new Set<number>()
  for (const account of due) {
    if (signal.aborted) break
    if (silent.has(account.provider)) continue
    const problem = await checkOne(platform, account)
    if (problem && SILENT.has(problem)) silent.add(account.provider)
    await wait(gapMs)
  }
  return due.length
}

async function checkOne(
  platform: Needs<ToCheckAccounts>,
  account: KeyRow,
): Promise<DebridProblem | null> {
  const now = platform.clock.now()
  if (!(await isKeyAtHome(platform, account))) {
    await saveCheck(platform.db, account, {
      problem: 'movedAway',
      next_check_at: checkAgainAt(now),
    })
    return 'movedAway'
  }
  try {
    const key = platform.secrets.decrypt(account.key_encrypted, keyPurpose(account.user_id))
    const { username, expiresAt } = await checkAccount(platform, account.provider, key)
    const known = { username, expires_at: expiresAt, checked_at: now, problem: null }
    await saveCheck(platform.db, account, { ...known, next_check_at: checkAgainAt(now) })
    return null
  } catch (error) {
    if (!(error instanceof DebridError)) throw error
    await saveProblem(platform, account, error.problem)
    return error.problem
  }
}

/** A service that is silent says nothing of the account, which is asked about again soon; one that refuses its key does. */
async function saveProblem(
  platform: Needs<ToCheckAccounts>,
  account: KeyRow,
  problem: DebridProblem,
): Promise<void> {
  if (SILENT.has(problem)) return
  const now = platform.clock.now()
  const values = { problem, checked_at: now, next_check_at: checkAgainAt(now) }
  await platform.db.transaction().execute(async (tx) => {
    const isSaved = await saveCheck(tx, account, values)
    if (!isSaved || problem !== 'badKey' || account.problem === 'badKey') return
    await notify(platform, tx, {
      userIds: [account.user_id],
      type: 'debrid.refused',
      data: {
        lines: [
          {
            content: ':provider no longer accepts the key of your account',
            values: { provider: nameOf(account.provider) },
          },
        ],
        mainAction: SEE,
      },
    })
  })
}

const SEE = { action: '/account-settings', label: 'See your accounts' }
const nameOf = (provider: number) => findDebridProvider(provider)?.name ?? ''

/** Tells owners of accounts whose premium ends soon: once of each end. */
export async function tellOfExpiry(platform: Needs<'clock' | ToNotify | 'db'>): Promise<void> {
  const now = platform.clock.now()
  const until = new Date(now.getTime() + TOLD_BEFORE_MS)
  await platform.db.transaction().execute(async (tx) => {
    const ending = await claimExpiring(tx, { now, until, most: 500 })
    for (const { user_id, provider, expires_at } of ending) {
      const count = Math.ceil((expires_at!.getTime() - now.getTime()) / DAY_MS)
      await notify(platform, tx, {
        userIds: [user_id],
        type: 'debrid.expiring',
        data: {
          lines: [
            {
              content:
                'The premium of your account at :provider ends in [one 1 day|other :count days]',
              values: { provider: nameOf(provider), count },
            },
          ],
          mainAction: SEE,
        },
      })
    }
  })
}
