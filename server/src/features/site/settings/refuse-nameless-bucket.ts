import type { TranslateLine } from '@mediatheque/contract/core/describe-faults.ts'
import type { Settings } from '@mediatheque/contract/settings.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'

const CONCERNED = /^(uploads\.(uploads|public)_driver|s3_storage(_key)?\.\w+)$/

/**
 * Files that are to go to a bucket need one: nobody could send any, and who changed it would not be told.
 * @throws AppError validation, by key of the field
 */
export function refuseNamelessBucket(
  { config }: Needs<'config'>,
  after: Settings,
  { keys, t }: { keys: readonly string[]; t: TranslateLine },
): void {
  const { uploads, s3_storage: place, s3_storage_key: key } = after
  const isWanted = uploads.uploads_driver === 's3' || uploads.public_driver === 's3'
  const isNamed = config.s3 || (place.bucket && key.access_key_id && key.secret_access_key)
  if (!isWanted || isNamed) return
  const said = t(
    'Name the bucket and both parts of its key first: here, or by the variable S3_BUCKET and those beside it.',
  )
  const fields = keys
    .filter((name) => CONCERNED.test(name) && isAtFault(name, after))
    .map((name): [string, string[]] => [name, [said]])
  if (fields.length > 0) throw new AppError('validation', { fields: Object.fromEntries(fields) })
}

/** A driver that wants the bucket, or a part of its name that was taken away. */
function isAtFault(name: string, { uploads, s3_storage, s3_storage_key }: Settings): boolean {
  const [group = '', field = ''] = name.split('.')
  const value = (
    { uploads, s3_storage, s3_storage_key } as Record<string, Record<string, unknown>>
  )[group]?.[field]
  return group === 'uploads' ? value === 's3' : value === '' && field !== 'endpoint'
}
