import { staffWith } from '../../core/access.ts'
import { defineEndpoint } from '../../core/endpoint.ts'
import { FILE_SPACE_QUOTA } from '../../operations/files/files.quotas.ts'
import { fileEntryAnswer } from '../../operations/files/files.schemas.ts'
import { pictureCutForm } from './picture-cuts.schemas.ts'

export const pictureCutEndpoints = {
  cutPicture: defineEndpoint({
    method: 'POST',
    path: 'catalogue-pictures/cuts',
    access: staffWith('files.create', {
      quota: FILE_SPACE_QUOTA,
      noHistory: 'It is shown nowhere until a record names it.',
    }),
    summary:
      'Keep a part of a picture of the catalogue as a picture of its own: of one that was sent with the purpose `catalogue-picture`, or of one of a site that this one knows',
    body: pictureCutForm,
    response: fileEntryAnswer,
    status: 201,
  }),
}
