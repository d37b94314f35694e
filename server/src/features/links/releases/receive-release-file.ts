import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { UploadedFile } from '../../../platform/http/bodies/read-body.ts'
import type { Needs } from '../../../platform/platform.ts'
import { countAttempt } from '../../../platform/throttles/throttles.ts'
import type { Translate } from '../../site/localizations/localizations.service.ts'
import type { ToReachFiles } from '../../operations/files/files.service.ts'
import { receiveFile } from '../../operations/files/stored-files.service.ts'
import { PURPOSES, readReleaseAt } from './read-release-file.ts'
import { assertShareable } from './trackers.ts'
import { ReleaseFault } from './release-fault.ts'
import { kindOfName } from './release-kind.ts'

/** Each is read from end to end. */
const FILES_BY_ACCOUNT: Throttle = {
  name: 'release-files.account',
  by: 'account',
  attempts: 600,
  windowSeconds: 3_600,
}

/**
 * Keeps a newsgroup file or a torrent that somebody sent, when it is one.
 * @throws 422 on `file` with what is wrong with it, tooManyRequests
 */
export async function receiveReleaseFile(
  platform: Needs<'clock' | ToReachFiles>,
  sender: LoggedInActor,
  file: UploadedFile | undefined,
  t: Translate,
) {
  if (!file) throw fieldError('file', t('Please select a file.'))
  const kind = kindOfName(file.fileName)
  if (!kind) throw fieldError('file', t('Please select a file that ends in .nzb or .torrent.'))
  await countAttempt(platform, FILES_BY_ACCOUNT, String(sender.user.id))
  try {
    await assertShareable(platform, await readReleaseAt(kind, file.path))
  } catch (error) {
    if (error instanceof ReleaseFault) throw fieldError('file', t(error.message))
    throw error
  }
  const { path, sizeBytes, fileName: name } = file
  return receiveFile(platform, { sender, purpose: PURPOSES[kind], name, path, sizeBytes })
}
