import {
  SOCIAL_FLOW_MINUTES,
  SOCIAL_SIGN_UP_MINUTES,
  type SocialService,
} from '@mediatheque/contract/accounts/social/social.schemas.ts'
import type { Database } from '../../../platform/database/database.ts'
import type { Needs } from '../../../platform/platform.ts'
import { hashToken, randomToken } from '../../../platform/secrets.ts'
import type { FlowProofs } from './social-client.ts'
import {
  deleteFlow,
  findFlow,
  insertFlow,
  type SocialFlowRow,
  takeFlowByState,
} from './social-flows.repository.ts'
import type { SocialIdentity } from './social-providers.ts'

const PURPOSE = 'social-flow'
/** What {@link randomToken} makes. Anything else is not looked up. */
const TOKEN = /^[A-Za-z0-9_-]{43}$/

export interface FlowOptions {
  readonly isRemembered: boolean
  readonly inviteId?: string | undefined
}

interface AskedDetails extends FlowOptions, FlowProofs {}

interface ArrivedDetails extends FlowOptions {
  readonly identity: SocialIdentity
}

export interface AskedFlow extends AskedDetails {
  readonly step: 'login' | 'connect'
  /** Who connects. */
  readonly userId: number | null
}

/** Somebody came back from the service, and something has to follow. */
export interface ArrivedFlow extends ArrivedDetails {
  readonly tokenHash: string
}

export interface PasswordFlow extends ArrivedFlow {
  /** Whose password is asked for. */
  readonly userId: number
}

async function keep(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  flow: {
    service: SocialService
    step: string
    state?: string
    userId?: number
    details: AskedDetails | ArrivedDetails
    minutes?: number
  },
): Promise<string> {
  const token = randomToken()
  await insertFlow(platform.db, {
    token_hash: hashToken(token),
    service: flow.service,
    step: flow.step,
    state_hash: flow.state ? hashToken(flow.state) : null,
    user_id: flow.userId ?? null,
    details: platform.secrets.encrypt(JSON.stringify(flow.details), PURPOSE),
    expires_at: new Date(
      platform.clock.now().getTime() + (flow.minutes ?? SOCIAL_FLOW_MINUTES) * 60_000,
    ),
  })
  return token
}

const detailsOf = <T>(platform: Needs<'secrets'>, row: SocialFlowRow) =>
  JSON.parse(platform.secrets.decrypt(row.details, PURPOSE)) as T

/** Remembers what was asked of the service. `userId`: who connects; without one it is a login. @returns the cookie's token */
export function beginFlow(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  service: SocialService,
  { userId, ...details }: AskedDetails & { userId?: number | undefined },
): Promise<string> {
  return keep(platform, {
    service,
    step: userId === undefined ? 'login' : 'connect',
    state: details.state,
    userId,
    details,
  })
}

/** What was asked, by the cookie and the state that came back with the answer: once. */
export async function takeFlow(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  service: SocialService,
  token: string,
  state: string,
): Promise<AskedFlow | undefined> {
  if (!TOKEN.test(token) || !TOKEN.test(state)) return undefined
  const row = await takeFlowByState(platform.db, {
    tokenHash: hashToken(token),
    stateHash: hashToken(state),
    service,
    now: platform.clock.now(),
  })
  return (
    row && {
      ...detailsOf<AskedDetails>(platform, row),
      step: row.step === 'connect' ? 'connect' : 'login',
      userId: row.user_id,
    }
  )
}

/** Remembers who came from the service until the password of their account follows. @returns the cookie's token */
export function awaitPassword(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  service: SocialService,
  { userId, ...details }: ArrivedDetails & { userId: number },
): Promise<string> {
  return keep(platform, { service, step: 'password', userId, details })
}

export async function findAwaitedPassword(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  service: SocialService,
  token: string,
): Promise<PasswordFlow | undefined> {
  const row = await findAwaiting(platform, service, { step: 'password', token })
  return row?.user_id
    ? {
        ...detailsOf<ArrivedDetails>(platform, row),
        userId: row.user_id,
        tokenHash: row.token_hash,
      }
    : undefined
}

/** Remembers somebody new until they have accepted what a registration asks for. @returns the cookie's token */
export function awaitSignUp(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  service: SocialService,
  details: ArrivedDetails,
): Promise<string> {
  return keep(platform, { service, step: 'sign_up', details, minutes: SOCIAL_SIGN_UP_MINUTES })
}

export async function findAwaitedSignUp(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  service: SocialService,
  token: string,
): Promise<ArrivedFlow | undefined> {
  const row = await findAwaiting(platform, service, { step: 'sign_up', token })
  return row && { ...detailsOf<ArrivedDetails>(platform, row), tokenHash: row.token_hash }
}

function findAwaiting(
  platform: Needs<'db' | 'clock'>,
  service: SocialService,
  { step, token }: { step: 'password' | 'sign_up'; token: string },
): Promise<SocialFlowRow | undefined> {
  if (!TOKEN.test(token)) return Promise.resolve(undefined)
  const now = platform.clock.now()
  return findFlow(platform.db, { tokenHash: hashToken(token), step, service, now })
}

/** @returns whether it was there: each leads to one login */
export function endFlow(db: Database, flow: ArrivedFlow): Promise<boolean> {
  return deleteFlow(db, flow.tokenHash)
}
