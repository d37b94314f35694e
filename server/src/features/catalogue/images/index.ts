import { CATALOGUE_PICTURE_PURPOSE } from '@mediatheque/contract/catalogue/images/catalogue-pictures.ts'
import { defineFeature } from '../../../platform/feature.ts'
import { preparePictures } from './images.jobs.ts'
import { registerImages } from './images.plugin.ts'
import { pictureCutRoutes } from './picture-cuts.routes.ts'
import { listPictureUses } from './picture-uses.ts'
import { titleImageRoutes } from './title-images.routes.ts'

export const feature = defineFeature({
  routes: [...titleImageRoutes, ...pictureCutRoutes],
  plugins: [registerImages],
  jobs: [preparePictures],
  filePurposes: [{ purpose: CATALOGUE_PICTURE_PURPOSE, listUses: listPictureUses }],
})
