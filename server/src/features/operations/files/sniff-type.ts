import { fileTypeFromBuffer } from 'file-type'
import { sniffPicture } from '../../../platform/sniff-picture.ts'

/** How much of a file {@link sniffType} looks at. */
export const SNIFFED_BYTES = 4_100

export interface SniffedType {
  readonly mime: string
  /** Undefined where the content does not say: then the name may. */
  readonly extension: string | undefined
}

/** Signs that texts do not hold: all controls but tab, line feed, form feed and carriage return. */
// oxlint-disable-next-line no-control-regex -- these are what is looked for
const NO_TEXT = /[\u0000-\u0008\u000b\u000e-\u001f\u007f]/
/** What may stand before the first element of XML. */
const BEFORE_ROOT = /\s+|<\?[^>]*>|<!--[\s\S]*?-->|<!doctype[^>[]*(?:\[[^\]]*\][^>]*)?>/giy
const SVG_ROOT = /^<(?:\w+:)?svg[\s>/]/i

/**
 * What a file is by its first bytes, whatever its name and its sender say.
 * @param start its first {@link SNIFFED_BYTES}, or all of it
 */
export async function sniffType(start: Uint8Array): Promise<SniffedType> {
  const text = readText(start)
  if (text !== undefined && isDrawing(text)) return { mime: 'image/svg+xml', extension: 'svg' }
  // Where a picture has much written into it, the sample ends before the library is sure.
  const picture = sniffPicture(start)
  if (picture) return { mime: `image/${picture}`, extension: picture === 'jpeg' ? 'jpg' : picture }
  const found = await recognise(start)
  if (found) return { mime: found.mime, extension: found.ext }
  return text === undefined
    ? { mime: 'application/octet-stream', extension: undefined }
    : { mime: 'text/plain', extension: undefined }
}

/** Piece by piece: one expression for all of it could read a row of comments in more ways than there is time for. */
function isDrawing(text: string): boolean {
  let root = 0
  for (const [piece] of text.matchAll(BEFORE_ROOT)) root += piece.length
  return SVG_ROOT.test(text.slice(root))
}

/** A container that ends within the sample cannot be read to its end; what is known by then is all that is asked. */
async function recognise(start: Uint8Array) {
  try {
    return await fileTypeFromBuffer(start)
  } catch {
    return undefined
  }
}

function readText(start: Uint8Array): string | undefined {
  try {
    // The sample may end within a letter.
    const text = new TextDecoder('utf-8', { fatal: true }).decode(start, { stream: true })
    return NO_TEXT.test(text) ? undefined : text
  } catch {
    return undefined
  }
}
