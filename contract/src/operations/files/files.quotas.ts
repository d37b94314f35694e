import { defineQuota } from '../../core/quota.ts'

/** Bytes of all files of one member, those on their way included. */
export const FILE_SPACE_QUOTA = defineQuota({
  name: 'file-space',
  restriction: { permission: 'files.create', name: 'space' },
})

/** Begun and neither over nor removed: a browser sends a few at once, and each is rows, and an upload in the bucket. */
export const UNFINISHED_UPLOADS_QUOTA = defineQuota({ name: 'unfinished-uploads', most: 200 })

/** Bytes of one file. */
export const FILE_SIZE_RESTRICTION = 'size'
