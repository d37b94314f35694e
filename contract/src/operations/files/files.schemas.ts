import { z } from 'zod'
import { flag, id, line, token } from '../../core/input.ts'
import { KEPT_FILE_PURPOSE } from './file-purposes.ts'

export const FILE_NAME_MAX_LENGTH = 255
const MOST_DELETED = 100

export const fileEntryView = z.object({
  id: z.number(),
  /** As its sender called it. */
  name: z.string(),
  /** With the base path of the site. Of a private file: for whoever reads this answer, and for an hour. */
  url: z.string(),
  file_size: z.number(),
  /** By its content. */
  mime: z.string(),
  extension: z.string(),
  /** Its place on the disk; names it in calls that delete. */
  path: z.string(),
  updated_at: z.string(),
})
export type FileEntryView = z.infer<typeof fileEntryView>

/** A file in the list of those who manage them. */
export const listedFileView = fileEntryView.extend({
  /** Whose it is; null where the account is gone. */
  owner: z.string().nullable(),
  disk: z.string(),
  is_public: z.boolean(),
  /** Whether what it was sent for still needs it; what nothing uses is removed after a day. */
  in_use: z.boolean(),
  /** What that is, as English lines: `Page`, with its title. */
  used_by: z.array(z.object({ kind: z.string(), name: z.string() })),
  created_at: z.string(),
})
export type ListedFileView = z.infer<typeof listedFileView>

export const fileEntryAnswer = z.object({ fileEntry: fileEntryView })

export const purposeName = token({ max: 60 })
export const uploadQuery = z.object({
  /** Says what is allowed before the bytes come. */
  purpose: purposeName.default(KEPT_FILE_PURPOSE.name),
})

/** What a client thinks of its file. Nothing is decided by it: the content says what it is. */
export const clientFileFields = {
  clientMime: line({ max: 255 }).optional(),
  clientExtension: line({ max: 255 }).optional(),
}
export const plainUploadForm = z.object(clientFileFields)

export const finishTusForm = z.object({
  uploadKey: token({ max: 64, missing: 'This upload is not complete yet.' }),
})

export const deleteFilesForm = z
  .object({
    paths: z
      .array(token({ max: 500 }))
      .max(MOST_DELETED)
      .default([]),
    entryIds: z.array(id).max(MOST_DELETED).default([]),
    /** At once; otherwise the bytes stay for some days, in case it was a mistake. */
    deleteForever: flag.default(false),
  })
  .refine(({ paths, entryIds }) => paths.length + entryIds.length > 0, {
    error: 'Please choose at least one file.',
    path: ['entryIds'],
  })
