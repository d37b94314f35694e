import { exactText } from '../input.ts'
import { RICH_TEXT_MAX_LENGTH } from './rich-text-elements.ts'

/** Of a call that carries two such texts, however they are written in JSON. */
export const RICH_TEXTS_MAX_BYTES = 1024 * 1024

/** A formatted text as it is sent: any HTML. Stored is what `richTextElements` has of it. */
export const richText = () =>
  exactText({
    max: RICH_TEXT_MAX_LENGTH,
    tooLong: 'This text is too long. Please shorten it or split it in two.',
  })
