type PictureType = 'jpeg' | 'png' | 'webp' | 'gif' | 'avif'

/** How many bytes of a file {@link sniffPicture} looks at. */
export const SNIFFED_BYTES = 16

const ascii = (bytes: Uint8Array, start: number, end: number) =>
  String.fromCharCode(...bytes.subarray(start, end))

/**
 * What a file is by its first bytes, whatever its name and its sender say. Only these kinds reach the picture library:
 * it can read many more, SVG and PDF among them, that nobody needs for an avatar.
 */
export function sniffPicture(bytes: Uint8Array): PictureType | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png'
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif'
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp'
  if (ascii(bytes, 4, 8) === 'ftyp' && /^avi[fs]$/.test(ascii(bytes, 8, 12))) return 'avif'
  return undefined
}
