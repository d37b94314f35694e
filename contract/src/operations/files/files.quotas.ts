import { defineQuota } from '../../core/quota.ts'

/** Bytes of all files of one member, those on their way included. */
export const FILE_SPACE_QUOTA = defineQuota({
  name: 'file-space',
  restriction: { permission: 'files.create', name: 'space' },
})

/** Bytes of one file. */
export const FILE_SIZE_RESTRICTION = 'size'
