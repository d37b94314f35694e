import {
  WORKSPACE_INVITE_DAYS,
  WORKSPACE_SEATS_QUOTA,
  type GIVEN_WORKSPACE_ROLES,
} from '@mediatheque/contract/accounts/workspaces/workspaces.schemas.ts'
import { emailSchema } from '@mediatheque/contract/accounts/auth/auth.schemas.ts'
import type { Actor, ActorUser } from '@mediatheque/contract/core/actor.ts'
import type { PermissionHolder } from '@mediatheque/contract/core/permissions.ts'
import { withinQuota } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import { countAttempt } from '../../../platform/throttles/throttles.ts'
import { proveAddress } from '../recovery/prove-address.service.ts'
import { findAccountByUsername } from '../users/login-accounts.service.ts'
import { getActorOf } from '../users/users.service.ts'
import { readInviteId } from './invite-id.ts'
import {
  countSeats,
  deleteInvite,
  findInvite,
  findJoined,
  insertInvite,
  type InviteWithNames,
  isMember,
  listInvites,
  setInviteSent,
} from './invites.repository.ts'
import { sendInvite } from './send-invite.jobs.ts'
import { findOwner, insertMember, lockWorkspace } from './workspaces.repository.ts'
import type { ToNotify } from '../notifications/notify.service.ts'

export type { InviteWithNames } from './invites.repository.ts'

/** Mails to strangers are sent in the name of the site. */
const INVITES_BY_ACCOUNT: Throttle = {
  name: 'workspace.invites',
  by: 'account',
  attempts: 50,
  windowSeconds: 24 * 3_600,
}
const NO_LONGER_VALID = 'This invite is no longer valid'

const expiryFrom = (now: Date) => new Date(now.getTime() + WORKSPACE_INVITE_DAYS * 24 * 3_600_000)

export function getInvites(platform: Needs<'db'>, workspaceId: number): Promise<InviteWithNames[]> {
  return listInvites(platform.db, workspaceId)
}

interface Invitation {
  readonly workspaceId: number
  readonly invitee: string
  readonly role: (typeof GIVEN_WORKSPACE_ROLES)[number]
}

/**
 * Invites an account by its name, or an address. Whether the address has an account, and whose, is told to nobody.
 * @throws AppError validation on `invitee`, tooManyRequests
 */
export async function invite(
  platform: Needs<'db' | 'secrets' | ToNotify>,
  inviter: ActorUser,
  { workspaceId, invitee, role }: Invitation,
): Promise<void> {
  await countAttempt(platform, INVITES_BY_ACCOUNT, String(inviter.id))
  const address = emailSchema.safeParse(invitee)
  // Who an address belongs to is not even looked up here, so that no answer depends on it.
  const account = address.success ? undefined : await findAccountByUsername(platform, invitee)
  if (!address.success && !account)
    throw fieldError(
      'invitee',
      'There is no account with this name. You can invite an email address instead.',
    )
  const userId = account?.id ?? null
  const now = platform.clock.now()
  const owner = await permissionsOfOwner(platform, workspaceId)
  await platform.db.transaction().execute(async (tx) => {
    if (!(await lockWorkspace(tx, workspaceId))) throw new AppError('notFound')
    if (userId !== null && (await isMember(tx, workspaceId, userId)))
      throw fieldError('invitee', 'They are in this workspace already.')
    const values = {
      workspace_id: workspaceId,
      user_id: userId,
      email: address.success ? address.data : null,
      role,
      invited_by: inviter.id,
      sent_at: now,
      expires_at: expiryFrom(now),
    }
    const seats = seatsOf({ workspaceId, owner, now })
    const id = await withinQuota(tx, WORKSPACE_SEATS_QUOTA, seats, (granted) =>
      insertInvite(granted, values),
    )
    if (id === undefined) throw fieldError('invitee', 'They are invited already.')
    await sendInvite(platform, tx, (await findInvite(tx, id))!)
  })
}

const seatsOf = ({
  workspaceId,
  owner,
  now,
}: {
  workspaceId: number
  owner: PermissionHolder
  now: Date
}) => ({
  ownerId: workspaceId,
  by: owner,
  count: (db: Database) => countSeats(db, workspaceId, now),
  refusal: () => fieldError('invitee', 'This workspace is full.'),
})

/** The owner's roles say how large a workspace may become. */
async function permissionsOfOwner(
  platform: Needs<'db' | 'cache' | 'clock'>,
  workspaceId: number,
): Promise<PermissionHolder> {
  const owner = await findOwner(platform.db, workspaceId)
  return owner === undefined ? { permissions: [] } : getActorOf(platform, owner)
}

/**
 * Sends an invitation again. One that ran out had given its seat back, and takes one anew.
 * @throws AppError notFound, tooManyRequests, validation on `invitee` where the workspace is full
 */
export async function resend(
  platform: Needs<'db' | 'secrets' | ToNotify>,
  inviter: ActorUser,
  workspaceId: number,
  id: number,
): Promise<void> {
  await countAttempt(platform, INVITES_BY_ACCOUNT, String(inviter.id))
  const now = platform.clock.now()
  const owner = await permissionsOfOwner(platform, workspaceId)
  await platform.db.transaction().execute(async (tx) => {
    // Sent again by two at once, it takes one seat.
    await lockWorkspace(tx, workspaceId)
    const found = await findInvite(tx, id)
    if (found?.workspace_id !== workspaceId) throw new AppError('notFound')
    const adding = found.expires_at > now ? 0 : 1
    const seats = { ...seatsOf({ workspaceId, owner, now }), adding }
    await withinQuota(tx, WORKSPACE_SEATS_QUOTA, seats, (granted) =>
      setInviteSent(granted, id, now, expiryFrom(now)),
    )
    await sendInvite(platform, tx, found)
  })
}

/** @throws AppError notFound */
export async function cancel(
  platform: Needs<'db'>,
  workspaceId: number,
  id: number,
): Promise<void> {
  const found = await findInvite(platform.db, id)
  if (found?.workspace_id !== workspaceId || !(await deleteInvite(platform.db, id)))
    throw new AppError('notFound')
}

async function findOpen(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  inviteId: string,
  db: Database = platform.db,
): Promise<InviteWithNames | undefined> {
  const id = readInviteId(platform, inviteId)
  const found = id === undefined ? undefined : await findInvite(db, id)
  return found && found.expires_at > platform.clock.now() ? found : undefined
}

/** The workspace that an answered invitation led to, for its members: their link is old, and not wrong. */
export async function findWorkspaceJoinedBy(
  platform: Needs<'db' | 'secrets'>,
  user: ActorUser,
  inviteId: string,
): Promise<number | undefined> {
  const id = readInviteId(platform, inviteId)
  return id === undefined ? undefined : findJoined(platform.db, id, user.id)
}

/**
 * An invitation to this account: by name, or to its address.
 * @throws AppError notFound where it is over, forbidden for somebody else
 */
export async function getInviteTo(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  user: ActorUser,
  inviteId: string,
  db?: Database,
): Promise<InviteWithNames> {
  const found = await findOpen(platform, inviteId, db)
  if (!found) throw new AppError('notFound', { message: NO_LONGER_VALID })
  const isTheirs =
    found.user_id === user.id || found.email?.toLowerCase() === user.email.toLowerCase()
  if (!isTheirs)
    throw new AppError('forbidden', { message: 'This invitation was sent to somebody else.' })
  return found
}

/** @throws AppError as {@link getInviteTo} @returns the workspace */
export async function accept(
  platform: Needs<'db' | 'cache' | 'clock' | 'secrets' | 'features'>,
  actor: Actor,
  inviteId: string,
): Promise<number> {
  const user = actor.user!
  return platform.db.transaction().execute(async (tx) => {
    const found = await getInviteTo(platform, user, inviteId, tx)
    // Only the mail to the address leads here: it was read.
    if (found.user_id === null && actor.session)
      await proveAddress(platform, tx, user.id, { kind: 'insider', actor })
    if (!(await lockWorkspace(tx, found.workspace_id)) || !(await deleteInvite(tx, found.id)))
      throw new AppError('notFound', { message: NO_LONGER_VALID })
    await insertMember(tx, {
      workspace_id: found.workspace_id,
      user_id: user.id,
      role: found.role as 'admin' | 'member',
      joined_at: platform.clock.now(),
      invite_id: found.id,
    })
    return found.workspace_id
  })
}

/** @throws AppError as {@link getInviteTo} */
export async function decline(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  user: ActorUser,
  inviteId: string,
): Promise<void> {
  const found = await getInviteTo(platform, user, inviteId)
  if (!(await deleteInvite(platform.db, found.id)))
    throw new AppError('notFound', { message: NO_LONGER_VALID })
}

/** Whether somebody with this address was invited and may make an account, even where registration is closed. Only the mail to it has the id, so its owner read it. */
export async function isInvited(
  platform: Needs<'db' | 'clock' | 'secrets'>,
  inviteId: string | undefined,
  email: string,
): Promise<boolean> {
  const found = inviteId ? await findOpen(platform, inviteId) : undefined
  return found?.email !== null && found?.email?.toLowerCase() === email.toLowerCase()
}
