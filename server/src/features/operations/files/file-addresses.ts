import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { findUserWithGrants, toActor } from '../../accounts/users/users.service.ts'
import { findFile, type FileRow } from './files.repository.ts'
import { canManageFile } from './files.policy.ts'

/** Long enough to watch what was opened, and for a program to fetch it. */
const ADDRESS_SECONDS = 3_600
const MILLISECONDS = 1_000
const PURPOSE = 'file'

type AddressedFile = Pick<FileRow, 'id' | 'key' | 'is_public' | 'extension'>

/**
 * Where a file is opened, with the base path of the site: a public one for ever, a private one for this reader and an
 * hour, and only while they may see it.
 */
export function fileAddress(
  { config, clock, secrets }: Needs<'config' | 'clock' | 'secrets'>,
  file: AddressedFile,
  readerId: number,
): string {
  const name = `file.${file.extension}`
  if (file.is_public) return `${config.basePath}/files/${file.id}/${name}`
  const until = Math.floor(clock.now().getTime() / MILLISECONDS) + ADDRESS_SECONDS
  const place = `${file.id}/${readerId}/${until}`
  const signature = secrets.sign(signedText(place, file), PURPOSE)
  return `${config.basePath}/files/${place}/${signature}/${name}`
}

const signedText = (place: string, { key }: Pick<FileRow, 'key'>) => `${place}/${key}`

/** What the database takes for an id, so that nothing else is asked for. */
const ID = /^[1-9]\d{0,14}$/
const over = () => new AppError('notFound')

/** @throws AppError notFound, for a private one too */
export async function openPublicFile({ db }: Needs<'db'>, id: string): Promise<FileRow> {
  const file = ID.test(id) ? await findFile(db, Number(id)) : undefined
  if (!file?.is_public) throw over()
  return file
}

/** What players and their captions and storyboards are made of. */
const PLAYED = /^(?:video|audio|image|text)\//

/** One that a video names, whoever may see it elsewhere. @throws AppError notFound */
export async function openPlayedFile({ db }: Needs<'db'>, id: string): Promise<FileRow> {
  const file = ID.test(id) ? await findFile(db, Number(id)) : undefined
  if (!file || !PLAYED.test(file.mime)) throw over()
  return file
}

export interface SignedAddress {
  readonly id: string
  readonly userId: string
  readonly until: string
  readonly signature: string
}

/**
 * The file of an address that was given out. It ends with its time, its file, and with the right of its reader, all of
 * which are looked at now.
 * @throws AppError notFound, in the same words for all of them
 */
export async function openSignedFile(
  platform: Needs<'db' | 'cache' | 'clock' | 'secrets'>,
  { id, userId, until, signature }: SignedAddress,
): Promise<FileRow> {
  if (![id, userId, until].every((part) => ID.test(part))) throw over()
  if (Number(until) * MILLISECONDS < platform.clock.now().getTime()) throw over()
  const file = await findFile(platform.db, Number(id))
  if (!file) throw over()
  const text = signedText(`${id}/${userId}/${until}`, file)
  if (!platform.secrets.isSignatureValid(text, signature, PURPOSE)) throw over()
  if (!(await mayStillRead(platform, Number(userId), file))) throw over()
  return file
}

async function mayStillRead(
  platform: Needs<'db' | 'cache' | 'clock'>,
  userId: number,
  file: FileRow,
): Promise<boolean> {
  const user = await findUserWithGrants(platform, userId)
  if (!user || user.row.banned_at) return false
  return canManageFile(toActor(user, platform.clock.now(), null), file)
}
