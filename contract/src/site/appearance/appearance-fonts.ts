import { defineFilePurpose } from '../../operations/files/file-purposes.ts'

/** What a font may weigh: everybody who visits the site waits for it. */
export const SITE_FONT_MAX_BYTES = 1024 * 1024

/** Fonts of themes: read from end to end before one is kept. */
export const SITE_FONT_PURPOSE = defineFilePurpose({
  name: 'site-font',
  maxBytes: SITE_FONT_MAX_BYTES,
  types: ['font/woff2', 'font/woff'],
  visibility: 'public',
  // An earlier look can be taken back from the history.
  keptDays: 30,
  isGeneral: false,
})
