import { exactText } from '../input.ts'

/** Of a formatted text, as HTML. Some forty printed pages. */
export const RICH_TEXT_MAX_LENGTH = 100_000
/** Of a call that carries two such texts, however they are written in JSON. */
export const RICH_TEXTS_MAX_BYTES = 1024 * 1024

/** A formatted text as it is sent: any HTML. Stored is what `richTextElements` has of it. */
export const richText = () =>
  exactText({
    max: RICH_TEXT_MAX_LENGTH,
    tooLong: 'This text is too long. Please shorten it or split it in two.',
  })
