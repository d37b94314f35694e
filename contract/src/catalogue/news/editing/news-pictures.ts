import { defineFilePurpose, PICTURE_TYPES } from '../../../operations/files/file-purposes.ts'

const MEBIBYTE = 1024 ** 2

/** The picture above an article. */
export const NEWS_PICTURE_PURPOSE = defineFilePurpose({
  name: 'news-picture',
  maxBytes: 4 * MEBIBYTE,
  types: PICTURE_TYPES,
  visibility: 'public',
  isGeneral: true,
})
