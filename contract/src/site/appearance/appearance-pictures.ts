import { defineFilePurpose, PICTURE_TYPES } from '../../operations/files/file-purposes.ts'

const MEBIBYTE = 1024 * 1024

/** Logos, the sign of the tab, and pictures of the landing page: everybody sees them. */
export const SITE_PICTURE_PURPOSE = defineFilePurpose({
  name: 'site-picture',
  maxBytes: 4 * MEBIBYTE,
  types: PICTURE_TYPES,
  visibility: 'public',
  // An earlier look can be taken back from the history.
  keptDays: 30,
  isGeneral: true,
})
