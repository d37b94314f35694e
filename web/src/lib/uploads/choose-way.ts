import type { FilePurpose } from '@mediatheque/contract/operations/files/file-purposes.ts'
import { MULTIPART_FROM_BYTES } from '@mediatheque/contract/operations/files/part-size.ts'
import type { PublicSettings } from '@mediatheque/contract/settings.ts'

/** How a file goes to the site: in one body, resumable, or straight to the bucket in one part or in many. */
export type UploadWay = 'plain' | 'tus' | 'single' | 'multipart'

const RESUMABLE_FROM_BYTES = 4 * 1024 * 1024

export function chooseWay(
  { size }: Pick<File, 'size'>,
  { visibility }: Pick<FilePurpose, 'visibility'>,
  settings: PublicSettings['uploads'],
): UploadWay {
  const driver = visibility === 'public' ? settings.public_driver : settings.uploads_driver
  // A bucket takes no part without a byte.
  if (settings.s3_direct_upload && driver === 's3' && size > 0)
    return size < MULTIPART_FROM_BYTES ? 'single' : 'multipart'
  return size >= RESUMABLE_FROM_BYTES && !settings.disable_tus ? 'tus' : 'plain'
}

/** Whether nothing else is sent while such a file is on its way: it fills the line by itself. */
export function goesAlone(
  { webkitRelativePath }: Pick<File, 'webkitRelativePath'>,
  way: UploadWay,
  { chunk_size: chunkSize }: PublicSettings['uploads'],
): boolean {
  return Boolean(webkitRelativePath) || way === 'multipart' || (way === 'tus' && chunkSize > 0)
}
