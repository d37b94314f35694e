import { IMAGE_MAX_BYTES } from '../../core/constants.ts'
import { defineFilePurpose, PICTURE_TYPES } from '../../operations/files/file-purposes.ts'

/** Kinds of pictures that an avatar is made of; what a file is decides its content, not its name. */
export const AVATAR_MIME_TYPES = PICTURE_TYPES

export const AVATAR_PURPOSE = defineFilePurpose({
  name: 'avatar',
  maxBytes: IMAGE_MAX_BYTES,
  types: PICTURE_TYPES,
  visibility: 'public',
  // As large as any page shows it, on screens of two pixels to one.
  squareOf: 256,
  isGeneral: false,
})
