import { readFile } from 'node:fs/promises'
import type { LoggedInActor } from '@mediatheque/contract/core/actor.ts'
import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { Throttle } from '@mediatheque/contract/core/throttle.ts'
import { SITE_FONT_PURPOSE } from '@mediatheque/contract/site/appearance/appearance-fonts.ts'
import type { SiteFont } from '@mediatheque/contract/site/themes/site-fonts.ts'
import { fieldError } from '../../../../platform/http/app-error.ts'
import type { UploadedFile } from '../../../../platform/http/bodies/read-body.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { countAttempt } from '../../../../platform/throttles/throttles.ts'
import { keepPublicFile, type ToReachFiles } from '../../../operations/files/files.service.ts'
import { FontFault } from './font-fault.ts'
import { type FontFacts, readFont } from './read-font.ts'

/** Each is unpacked whole. */
const FONTS_BY_ACCOUNT: Throttle = {
  name: 'site-fonts.account',
  by: 'account',
  attempts: 100,
  windowSeconds: 3_600,
}

/**
 * Keeps a font that somebody sent, when it is one.
 * @throws AppError validation on `file` with what is wrong with it, tooManyRequests, unavailable
 */
export async function receiveFont(
  platform: Needs<'clock' | ToReachFiles>,
  { user }: LoggedInActor,
  file: UploadedFile | undefined,
  t: TranslateLine,
): Promise<SiteFont> {
  if (!file) throw fieldError('file', t('Please select a file.'))
  await countAttempt(platform, FONTS_BY_ACCOUNT, String(user.id))
  const { family, ...facts } = await readSent(file, t)
  const { path, sizeBytes, fileName: name } = file
  const src = await keepPublicFile(platform, SITE_FONT_PURPOSE, {
    ownerId: user.id,
    name,
    path,
    sizeBytes,
  })
  return { family, src, ...facts }
}

async function readSent({ path }: UploadedFile, t: TranslateLine): Promise<FontFacts> {
  try {
    return await readFont(await readFile(path))
  } catch (error) {
    if (error instanceof FontFault) throw fieldError('file', t(error.message))
    throw error
  }
}
