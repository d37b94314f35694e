import { setTimeout as wait } from 'node:timers/promises'
import {
  DEBRID_PROBLEMS,
  type DebridProblem,
} from '@mediatheque/contract/premium/debridors/debrid-problems.ts'
import { findDebridProvider } from '@mediatheque/contract/premium/debridors/debrid-providers.ts'
import type { Needs } from '../../../platform/platform.ts'
import { isWithinLimit } from '../../../platform/throttles/throttles.ts'
import type { ToReadSettings } from '../../site/settings/settings.service.ts'
import {
  DebridError,
  unlock,
  type UnlockedFile,
} from '../debrid-providers/debrid-providers.service.ts'
import { listUsableAccounts, type UsableAccount } from '../debridors/debridors.service.ts'
import {
  claimUnlock,
  dropClaim,
  isPaused,
  noteAnswer,
  saveUnlock,
  takeTurn,
} from './unlocks.repository.ts'

export type ToUnlock = 'clock' | ToReadSettings

/** A link's part, with the host that it lies at. */
interface LinkToUnlock {
  readonly url: string
  readonly hostId: number
}

interface UnlockProblem {
  readonly problem: DebridProblem
  /** Where it was; none where no service was asked. */
  readonly provider: number | null
  /** What the service said itself, where that says more than we know. */
  readonly words: string | undefined
}

/** Of one link: a direct one, or why not. */
export type Unlocked =
  | { readonly url: string; readonly file: UnlockedFile; readonly problem: null }
  | { readonly url: string; readonly file: null; readonly problem: UnlockProblem }

interface UnlockingMember {
  readonly id: number
  /** Told to services that ask for it, where the member agreed. */
  readonly address: string
}

/** For all links of one call together: whoever waits longer asks again, and finds what came meanwhile. */
const PATIENCE_MS = 45_000
const LOOK_AGAIN_MS = 300
/** Of one member, whatever their accounts allow. */
const MOST_LINKS = {
  name: 'unlocks.links',
  by: 'account',
  attempts: 1_000,
  windowSeconds: 24 * 3_600,
} as const

/** Of the file itself: no other account opens it either. */
const FINAL: ReadonlySet<DebridProblem> = new Set(['gone', 'locked'])
const SILENT: ReadonlySet<DebridProblem> = new Set(['unreachable', 'unclear', 'tooOften'])

/** What stays the same from one link of a call to the next. */
interface Visit {
  readonly platform: Needs<ToUnlock>
  readonly member: UnlockingMember
  readonly accounts: readonly UsableAccount[]
  /** `account/host` of which a service said that it does not open it, or no more of it. */
  readonly useless: Set<string>
  readonly until: number
}

/**
 * Turns links into direct ones through the accounts of a member, one after the other. What was answered before is used for
 * as long as it holds; of many calls at once for one link one asks, and the others wait for it.
 * @returns in the order of the links; nothing where the member has no account to be used
 */
export async function unlockLinks(
  platform: Needs<ToUnlock>,
  member: UnlockingMember,
  links: readonly LinkToUnlock[],
  patienceMs = PATIENCE_MS,
): Promise<readonly Unlocked[] | undefined> {
  const accounts = await listUsableAccounts(platform, member.id)
  if (accounts.length === 0) return undefined
  const until = performance.now() + patienceMs
  const visit: Visit = { platform, member, accounts, useless: new Set(), until }
  const unlocked: Unlocked[] = []
  for (const link of links) unlocked.push(await unlockOne(visit, link))
  return unlocked
}

const failed = (url: string, problem: UnlockProblem): Unlocked => ({ url, file: null, problem })
const about = (problem: DebridProblem, provider: number | null = null): UnlockProblem => ({
  problem,
  provider,
  words: undefined,
})

async function unlockOne(visit: Visit, { url, hostId }: LinkToUnlock): Promise<Unlocked> {
  const { platform, member, until } = visit
  const urlHash = platform.secrets.sign(url, `debrid-unlock:${member.id}`)
  const asked = { userId: member.id, urlHash }
  while (performance.now() < until) {
    const claimed = await claimUnlock(platform.db, asked)
    if (claimed === 'ours') {
      const outcome = await askAccounts(visit, { url, hostId }, asked)
      if (!outcome.file) await dropClaim(platform.db, asked)
      return outcome
    }
    if (claimed) return { url, file: open(platform, member.id, claimed.encrypted), problem: null }
    await wait(LOOK_AGAIN_MS)
  }
  return failed(url, about('notYet'))
}

const sealPurpose = (userId: number) => `debrid-unlock:${userId}`

function open(platform: Needs<'secrets'>, userId: number, encrypted: string): UnlockedFile {
  return JSON.parse(platform.secrets.decrypt(encrypted, sealPurpose(userId))) as UnlockedFile
}

/** Accounts that are for this host before those for all, premium before free. */
function inOrder(accounts: readonly UsableAccount[], hostId: number): readonly UsableAccount[] {
  const hostOf = ({ provider }: UsableAccount) => findDebridProvider(provider)?.hostId ?? null
  const rank = (account: UsableAccount) =>
    Number(!account.isPremium) * 2 + Number(hostOf(account) === null)
  return accounts
    .filter((account) => hostOf(account) === null || hostOf(account) === hostId)
    .toSorted((a, b) => rank(a) - rank(b))
}

/** One account after the other, until one opens it or the file itself is at fault. */
async function askAccounts(
  visit: Visit,
  link: LinkToUnlock,
  asked: { readonly userId: number; readonly urlHash: string },
): Promise<Unlocked> {
  const { platform, member, useless } = visit
  let first: UnlockProblem | undefined
  for (const account of inOrder(visit.accounts, link.hostId)) {
    const place = `${account.id}/${link.hostId}`
    if (useless.has(place)) continue
    try {
      const { holdsMs, ...file } = await askAccount(visit, account, link.url)
      const encrypted = platform.secrets.encrypt(JSON.stringify(file), sealPurpose(member.id))
      await saveUnlock(platform.db, asked, { accountId: account.id, encrypted, holdsMs })
      return { url: link.url, file, problem: null }
    } catch (error) {
      if (!(error instanceof DebridError)) throw error
      const { problem, words } = error
      platform.log.info({ problem, provider: account.provider, userId: member.id }, 'not unlocked')
      first ??= { problem, provider: account.provider, words }
      if (FINAL.has(problem))
        return failed(link.url, { problem, provider: account.provider, words })
      if (['unsupportedHost', 'hostLimit', 'badKey', 'notPremium'].includes(problem))
        useless.add(place)
    }
  }
  return failed(link.url, first ?? about('noAccount'))
}

/** @throws DebridError */
async function askAccount(visit: Visit, account: UsableAccount, url: string) {
  const { platform, member, until } = visit
  const { provider, key } = account
  if (key === undefined) throw new DebridError('movedAway')
  if (!(await isWithinLimit(platform, MOST_LINKS, String(member.id))))
    throw new DebridError('accountLimit')
  if (await isPaused(platform.db, member.id, provider)) throw new DebridError('paused')
  const ms = await takeTurn(platform.db, member.id, provider)
  if (ms === undefined) throw new DebridError('tooOften')
  if (performance.now() + ms > until) throw new DebridError('notYet')
  await wait(ms)
  // It may have fallen silent while we waited for our turn: one of many learns it for all.
  if (ms > 0 && (await isPaused(platform.db, member.id, provider))) throw new DebridError('paused')
  const address = account.sharesAddress ? member.address : undefined
  try {
    const file = await unlock(platform, provider, { key, url: new URL(url), address })
    await noteAnswer(platform.db, { userId: member.id, provider, isSilent: false })
    return file
  } catch (error) {
    const isSilent = error instanceof DebridError && SILENT.has(error.problem)
    await noteAnswer(platform.db, { userId: member.id, provider, isSilent })
    throw error
  }
}

/** What readers are told: whose word it is, and what it says. */
export function describeProblem(
  { problem, provider, words }: UnlockProblem,
  t: (line: string) => string,
): string {
  const said = problem === 'refused' && words ? words : t(DEBRID_PROBLEMS[problem])
  const name = provider === null ? undefined : findDebridProvider(provider)?.name
  return name ? `${name}: ${said}` : said
}
