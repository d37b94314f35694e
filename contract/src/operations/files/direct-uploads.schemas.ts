import { z } from 'zod'
import { line, token, wholeNumber } from '../../core/input.ts'
import { KEPT_FILE_PURPOSE } from './file-purposes.ts'
import { clientFileFields, purposeName } from './files.schemas.ts'
import { MOST_PARTS } from './part-size.ts'

/** How many parts are signed at once. */
export const SIGNED_PARTS_AT_ONCE = 10
const MOST_SIGNED_PARTS = 100

/** What a client tells of a file before it sends it. The content says later what it is. */
export const directUploadForm = z.object({
  filename: line({ max: 255 }),
  size: wholeNumber({ least: 1, most: Number.MAX_SAFE_INTEGER }),
  mime: line({ max: 255 }).optional(),
  extension: line({ max: 255 }).optional(),
  /** Where it goes, its purpose decides. */
  disk: line({ max: 60 }).optional(),
  purpose: purposeName.default(KEPT_FILE_PURPOSE.name),
})

const key = token({ max: 500 })
const uploadId = token({ max: 2_000 })
export const multipartForm = z.object({ key, uploadId })

const partNumber = wholeNumber({ least: 1, most: MOST_PARTS })
export const signPartsForm = multipartForm.extend({
  partNumbers: z.array(partNumber).min(1).max(MOST_SIGNED_PARTS),
})
export const completeMultipartForm = multipartForm.extend({
  parts: z
    .array(z.object({ PartNumber: partNumber, ETag: token({ max: 80 }) }))
    .min(1)
    .max(MOST_PARTS),
})

export const finishDirectForm = z.object({
  ...clientFileFields,
  clientName: line({ max: 255 }).optional(),
  /** The last part of the `key` that was given for it. */
  filename: token({ max: 500 }),
  size: wholeNumber({ most: Number.MAX_SAFE_INTEGER }).optional(),
})

export const singleUploadAnswer = z.object({
  /** To be PUT to, with the file as its body, within an hour. */
  url: z.string(),
  key: z.string(),
})
export const multipartAnswer = z.object({
  key: z.string(),
  uploadId: z.string(),
  /** Bytes of each part but the last. */
  partSize: z.number(),
})
export const uploadedPartsAnswer = z.object({
  parts: z.array(z.object({ PartNumber: z.number(), ETag: z.string(), Size: z.number() })),
})
export const signedPartsAnswer = z.object({
  urls: z.array(z.object({ partNumber: z.number(), url: z.string() })),
})
