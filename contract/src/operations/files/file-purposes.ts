/** What a file is sent for, with what that allows. A feature declares its own; the server finds them with the features. */
export interface FilePurpose<Name extends string = string> {
  readonly name: Name
  readonly maxBytes: number
  /** Types by content, such as `image/png`; null: whatever can be kept safely. */
  readonly types: readonly string[] | null
  /** What such a file is, where its feature has read the whole of it before it is kept: its first bytes are not asked. */
  readonly keptAs?: { readonly mime: string; readonly extension: string }
  /** Public files have an address that never ends; the others are opened by one that was signed for a reader. */
  readonly visibility: 'public' | 'private'
  /** Of a picture only its middle is kept, so many pixels wide and high, as WebP. */
  readonly squareOf?: number
  /** A picture that does not move, of so many pixels at least in width and height; one with more than the most is made smaller. */
  readonly still?: { readonly leastAcross: number; readonly mostAcross: number }
  /** What nothing uses any more can be used again for so many days; without, it goes at once. */
  readonly keptDays?: number
  /** Whether the general calls take it. Others come through a call of their feature, which decides who may send it. */
  readonly isGeneral: boolean
}

export function defineFilePurpose<const Name extends string>(
  purpose: FilePurpose<Name>,
): FilePurpose<Name> {
  return purpose
}

const GIBIBYTE = 1024 ** 3

/** For whoever keeps files on the site: of any type, until they delete them. */
export const KEPT_FILE_PURPOSE = defineFilePurpose({
  name: 'file',
  maxBytes: 50 * GIBIBYTE,
  types: null,
  visibility: 'private',
  isGeneral: true,
})

/** In one body, whatever the purpose allows: what is larger is sent in a way that can be resumed. */
export const PLAIN_UPLOAD_MAX_BYTES = 2 * GIBIBYTE

/** Kinds of pictures that are read at all; drawings that can hold scripts are none of them. */
export const PICTURE_TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
] as const
