import { z } from 'zod'
import { key, url } from '../../core/input.ts'
import { defineFilePurpose, PICTURE_TYPES } from '../../operations/files/file-purposes.ts'

const MEBIBYTE = 1024 ** 2

/**
 * A picture of a title, a season, an episode or a person that was sent to the site. It has no address of its own: it is
 * shown where a record names it, to whoever may see that.
 */
export const CATALOGUE_PICTURE_PURPOSE = defineFilePurpose({
  name: 'catalogue-picture',
  maxBytes: 20 * MEBIBYTE,
  types: PICTURE_TYPES,
  visibility: 'private',
  isGeneral: true,
  still: { leastAcross: 100, mostAcross: 3_840 },
  keptDays: 30,
})

/** How a record names a picture that was sent to the site. */
export const sentPictureAddress = ({
  id,
  extension,
}: {
  readonly id: number
  readonly extension: string
}): string => `/files/${id}/file.${extension}`

/** A picture by its address elsewhere, or as {@link sentPictureAddress} has it. */
export const pictureAddress = () =>
  z.union([
    key(/^\/files\/[1-9]\d{0,14}\/file\.[a-z0-9]{1,5}$/, 'Please send this picture again.'),
    url(),
  ])
