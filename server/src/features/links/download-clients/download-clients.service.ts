import { clientKind } from '@mediatheque/contract/links/download-clients/client-kinds.ts'
import {
  DOWNLOAD_CLIENTS_QUOTA,
  type DownloadClientChanges,
  type DownloadClientForm,
} from '@mediatheque/contract/links/download-clients/download-clients.schemas.ts'
import { JDOWNLOADER_ORIGIN } from '@mediatheque/contract/links/downloads/jdownloader.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import { lockAsSeen } from '../../../platform/access/seen-versions.ts'
import { withinQuota } from '../../../platform/access/within-quota.ts'
import type { Database } from '../../../platform/database/database.ts'
import { AppError, fieldError } from '../../../platform/http/app-error.ts'
import { originsIn } from '../../../platform/pages/security-headers.ts'
import type { Needs } from '../../../platform/platform.ts'
import { mayBeAsked } from './ask-from-server.ts'
import {
  type ClientRow,
  countClients,
  deleteClientRow,
  insertClient,
  listClientRows,
  updateClient,
} from './download-clients.repository.ts'
import { secretPurpose } from './secret-purpose.ts'

export interface DownloadClient extends ClientRow {
  readonly is_default: boolean
}

/** The one that is used without being named first. */
export async function listDownloadClients(
  { db }: Needs<'db'>,
  userId: number,
): Promise<DownloadClient[]> {
  const rows = await listClientRows(db, userId)
  return rows.map((row, index) => ({ ...row, is_default: index === 0 }))
}

/**
 * Of this caller. That somebody else has one with such a number is nobody's business.
 * @throws AppError notFound
 */
export async function getOwnDownloadClient(
  platform: Needs<'db'>,
  actor: Actor,
  id: number,
): Promise<DownloadClient> {
  const own = actor.user ? await listDownloadClients(platform, actor.user.id) : []
  const client = own.find((one) => one.id === id)
  if (!client) throw new AppError('notFound')
  return client
}

/** Where pages of this member may call: the clients that a browser asks. */
export async function listClientOrigins(platform: Needs<'db'>, userId: number): Promise<string[]> {
  const clients = await listDownloadClients(platform, userId)
  return clients
    .filter(({ place }) => place === 'browser')
    .flatMap(({ address }) => originsIn(address ?? JDOWNLOADER_ORIGIN))
}

/** @throws AppError validation by field */
export async function createDownloadClient(
  platform: Needs<'clock' | 'config' | 'db' | 'secrets'>,
  actor: Actor,
  form: DownloadClientForm,
): Promise<DownloadClient> {
  const userId = actor.user!.id
  const values = { ...valuesOf(platform, form), ...sealed(platform, userId, form) }
  const counted = {
    ownerId: userId,
    count: (tx: Database) => countClients(tx, userId),
    refusal: () =>
      fieldError('name', 'You have reached the greatest number of clients. Delete one first.'),
  }
  const id = await platform.db
    .transaction()
    .execute((tx) =>
      withinQuota(tx, DOWNLOAD_CLIENTS_QUOTA, counted, (granted) =>
        insertClient(granted, { user_id: userId, ...values }),
      ),
    )
  return getOwnDownloadClient(platform, actor, id)
}

/** @throws AppError validation by field, notFound; OutdatedRecords */
export async function updateDownloadClient(
  platform: Needs<'clock' | 'config' | 'db' | 'secrets'>,
  actor: Actor,
  client: DownloadClient,
  { version, ...form }: DownloadClientChanges,
): Promise<DownloadClient> {
  const values = valuesOf(platform, form)
  // Whoever got into the account could else have the site take the secret to an address of theirs.
  if (needsSecretAgain(client, form))
    throw fieldError('secret', 'Please enter the password or key again for this address.')
  await platform.db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'download_clients', { [client.id]: version })
    await updateClient(tx, client.id, { ...values, ...sealed(platform, client.user_id, form) })
  })
  return getOwnDownloadClient(platform, actor, client.id)
}

const needsSecretAgain = (
  { kind, address, secret_encrypted: stored }: DownloadClient,
  form: DownloadClientForm,
) =>
  stored !== null &&
  form.place === 'server' &&
  form.secret === undefined &&
  (form.kind !== kind || form.address !== address)

/** What a form says of a client, its secret apart. @throws AppError validation by field */
function valuesOf(
  { clock, config }: Needs<'clock' | 'config'>,
  { kind, name, place, address, username, is_default: isDefault }: DownloadClientForm,
) {
  const { places, usualAddress, asksFor } = clientKind(kind)
  if (!places.includes(place))
    throw fieldError(
      'place',
      place === 'server'
        ? 'This client can only be asked by your browser.'
        : 'This client can only be asked by the site.',
    )
  if (usualAddress !== null && !address)
    throw fieldError('address', 'Please enter the address of the client.')
  if (address) assertAddress(config, place, new URL(address))
  return {
    kind,
    name,
    place,
    address: usualAddress === null ? null : address,
    username: asksFor === 'password' ? username : null,
    ...(isDefault && { chosen_at: clock.now() }),
  }
}

function assertAddress(
  config: Needs<'config'>['config'],
  place: DownloadClientForm['place'],
  url: URL,
): void {
  if (url.username || url.password || url.search || url.hash)
    throw fieldError(
      'address',
      'Please enter the address alone, without a name or a password in it.',
    )
  if (place === 'browser' && originsIn(url.href).length === 0)
    throw fieldError('address', 'Pages cannot ask this address. Use a name or an IPv4 address.')
  if (place === 'server' && !mayBeAsked({ config }, url))
    throw fieldError('address', 'This site does not ask addresses of its own network.')
}

/** Undefined keys leave alone what is stored. */
function sealed(
  { secrets }: Needs<'secrets'>,
  userId: number,
  { place, secret }: DownloadClientForm,
) {
  if (place === 'browser') return { secret_encrypted: null }
  return secret === undefined
    ? {}
    : { secret_encrypted: secrets.encrypt(secret, secretPurpose(userId)) }
}

export async function deleteDownloadClient(
  { db }: Needs<'db'>,
  client: DownloadClient,
  version: number,
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockAsSeen(tx, 'download_clients', { [client.id]: version })
    await deleteClientRow(tx, client.id)
  })
}
