import { z } from 'zod'
import { decimal } from '../../core/input.ts'
import { pictureAddress } from './catalogue-pictures.ts'

/** Of the width or the height of the picture, upright. */
const share = () => decimal({ most: 1 })

/** A part of a picture, as shares of it: its left upper corner and its size. */
export const pictureCutForm = z
  .object({
    source: pictureAddress(),
    left: share(),
    top: share(),
    width: share(),
    height: share(),
  })
  .refine(({ width, height }) => width > 0 && height > 0, {
    path: ['width'],
    error: 'Please choose a part of the picture.',
  })
export type PictureCut = z.output<typeof pictureCutForm>
