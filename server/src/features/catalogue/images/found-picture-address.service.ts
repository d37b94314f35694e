import type { ImageWidth } from '@mediatheque/contract/catalogue/images/image-url.ts'
import type { Needs } from '../../../platform/platform.ts'

const PURPOSE = 'found-picture'
const LONGEST_ADDRESS = 1_000

/**
 * Path of a picture of another site that a search of ours found, before any record names it. It is signed: nobody can have
 * this site fetch what they like.
 */
export function foundPictureUrl(
  { secrets }: Needs<'secrets'>,
  url: string | null,
  width: ImageWidth,
): string | null {
  if (url === null || url.length > LONGEST_ADDRESS) return null
  const query = new URLSearchParams({ of: url, by: secrets.sign(url, PURPOSE) })
  return `/images/${width}/found?${query}`
}

/** Which picture an address of ours asks for; undefined where it is none that we gave out. */
export function readFoundPicture(
  { secrets }: Needs<'secrets'>,
  { of, by }: { readonly of?: unknown; readonly by?: unknown },
): string | undefined {
  if (typeof of !== 'string' || typeof by !== 'string' || of.length > LONGEST_ADDRESS)
    return undefined
  return secrets.isSignatureValid(of, by, PURPOSE) ? of : undefined
}
