import { titleEditingEndpoints } from '@mediatheque/contract/catalogue/titles/editing/title-editing.endpoints.ts'
import { bindEndpoint, viewOfRecord } from '../../../platform/http/bind-endpoint.ts'
import {
  changeImages,
  getImagesSheet,
  type ImagesSheetRow,
} from '../titles/editing/images-sheet.service.ts'
import { presentImages } from '../titles/editing/title-editing.presenter.ts'
import { canUpdateTitle } from '../titles/titles.policy.ts'
import { createPictureCheck } from './shown-pictures.service.ts'

const versioned = viewOfRecord<ImagesSheetRow>({
  find: (id, { platform }) => getImagesSheet(platform, id),
  view: presentImages,
})

/** Pictures of titles are edited where it is known which hosts the site shows pictures of. */
export const titleImageRoutes = [
  bindEndpoint(titleEditingEndpoints.getImagesSheet, {
    run: ({ platform, params }) => getImagesSheet(platform, params.id),
    present: presentImages,
  }),
  bindEndpoint(titleEditingEndpoints.changeImages, {
    versioned,
    load: ({ platform, params }) => getImagesSheet(platform, params.id),
    policy: (actor) => canUpdateTitle(actor),
    run: async ({ platform, record, body }) => {
      await changeImages(platform, record, body, createPictureCheck(platform))
      return getImagesSheet(platform, record.id)
    },
    present: presentImages,
  }),
]
