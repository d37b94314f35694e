import { z } from 'zod'
import { userWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { clientFileFields, fileEntryAnswer } from '../../operations/files/files.schemas.ts'
import { FILE_SPACE_QUOTA } from '../../operations/files/files.quotas.ts'
import { announceView } from './releases.schemas.ts'
import { inspectedView, inspectForm } from './inspect.schemas.ts'
import { RELEASE_FILE_MAX_BYTES } from './release-files.ts'

/** Thirty addresses, and as many names in any script. */
const INSPECT_BODY_BYTES = 256 * 1024

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
  inspectReleases: defineEndpoint({
    method: 'POST',
    path: 'release-files/inspect',
    access: userWith('nzb.create', { or: 'liens.create' }),
    summary:
      'What own files that were sent say, and what they and names of releases seem to be: title, season, quality and languages as suggestions, titles of the catalogue, and contributions that lead to the same',
    bodyForm: { maxBytes: INSPECT_BODY_BYTES },
    body: inspectForm,
    response: z.object({ data: z.array(inspectedView) }),
  }),
  getAnnounceAddress: defineEndpoint({
    method: 'GET',
    path: 'release-files/announce',
    access: userWith('nzb.create'),
    summary:
      'Where torrent clients of the caller announce themselves, with the passkey of the caller',
    response: z.object({ announce: announceView }),
  }),
}
