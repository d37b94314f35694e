import { z } from 'zod'
import { userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { clientFileFields, fileEntryAnswer } from '../../operations/files/files.schemas.ts'
import { FILE_SPACE_QUOTA } from '../../operations/files/files.quotas.ts'
import { RELEASE_FILE_MAX_BYTES } from './release-files.ts'

export const releaseEndpoints = {
  uploadReleaseFile: defineEndpoint({
    method: 'POST',
    path: 'release-files',
    access: userWith('nzb.create', { quota: FILE_SPACE_QUOTA }),
    summary:
      'Send a newsgroup file or a torrent, field `file`, that `liens` is to make a contribution of by its address; it goes after a day in which nothing was made of it',
    bodyForm: { files: { file: { maxBytes: RELEASE_FILE_MAX_BYTES } } },
    body: z.object(clientFileFields),
    response: fileEntryAnswer,
    status: 201,
  }),
}
