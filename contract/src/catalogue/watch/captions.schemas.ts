import { z } from 'zod'
import { line, token } from '../../core/input.ts'

/** Hours of speech are a tenth of this. */
export const MOST_CAPTION_BYTES = 1024 * 1024
export const MOST_CAPTION_NAME_LENGTH = 100
/** Captions of one video. */
export const MOST_CAPTIONS = 40

export const captionForm = z.object({
  /** As players show it; without one the language. */
  name: line({ max: MOST_CAPTION_NAME_LENGTH }).optional(),
  /** `fr`, `pt-BR`. */
  language: token({ max: 20, missing: 'Please choose a language.' }).regex(
    /^[a-zA-Z]{2,3}(-[a-zA-Z0-9]{2,8})*$/,
    'Please choose a language.',
  ),
})
