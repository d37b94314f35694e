import { z } from 'zod'
import { day, exactText, line, url, wholeNumber } from '../../core/input.ts'
import { pictureAddress } from '../images/catalogue-pictures.ts'
import { TITLE_TYPES } from './title-types.ts'

const TEXT_MAX = 10_000
/** What is left empty is not known. Of what is neither empty nor right, `message` is said. */
export const orNull = <Schema extends z.ZodType>(schema: Schema, message?: string) =>
  z.union([z.literal('').transform(() => null), z.null(), schema], message)
const name = (max = 300) => orNull(line({ max }))

/** What of a title is changed by hand. */
export const titleValuesForm = z.object({
  type: z.enum(TITLE_TYPES, 'Please choose what it is.'),
  name: line({ max: 300, missing: 'Please enter what it is called.' }),
  name_fr: name(),
  original_name: name(),
  year: orNull(
    wholeNumber({ least: 1_000, most: 2_200 }),
    'Please enter a year from 1000 to 2200.',
  ),
  release_date: orNull(day(), 'Please enter a day.'),
  plot: orNull(exactText({ max: TEXT_MAX })),
  plot_fr: orNull(exactText({ max: TEXT_MAX })),
  tagline: name(),
  tagline_fr: name(),
  poster: orNull(pictureAddress()),
  backdrop: orNull(pictureAddress()),
  homepage: orNull(url()),
  runtime: orNull(wholeNumber({ least: 1, most: 100_000 }), 'Please enter minutes from 1.'),
  certification: name(20),
})
