import { pictureCutEndpoints } from '@mediatheque/contract/catalogue/images/picture-cuts.endpoints.ts'
import { bindEndpoint } from '../../../platform/http/bind-endpoint.ts'
import { viewOfFile } from '../../operations/files/stored-files.service.ts'
import { cutPicture } from './cut-picture.ts'

export const pictureCutRoutes = [
  bindEndpoint(pictureCutEndpoints.cutPicture, {
    run: ({ platform, actor, body }) => cutPicture(platform, actor, body),
    present: (file, { platform, actor }) => ({
      fileEntry: viewOfFile(platform, file, actor.user.id),
    }),
  }),
]
