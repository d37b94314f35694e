import { defineFilePurpose, PICTURE_TYPES } from '../../operations/files/file-purposes.ts'

export const PAGE_TITLE_MAX_LENGTH = 150
export const PAGE_DESCRIPTION_MAX_LENGTH = 300

const MEBIBYTE = 1024 ** 2

/** Pictures within the texts of pages. */
export const EDITOR_PICTURE_PURPOSE = defineFilePurpose({
  name: 'editor-picture',
  maxBytes: 2 * MEBIBYTE,
  types: PICTURE_TYPES,
  visibility: 'public',
  isGeneral: true,
})

/** What every page of the site needs to know of those that its footer names. */
export interface FooterPage {
  readonly slug: string
  readonly title: string
  readonly title_fr: string | null
}
