import { IMPORT_RULES } from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import type { OutsideTitleView } from '@mediatheque/contract/catalogue/media-import/media-import.schemas.ts'
import type { Needs } from '../../../platform/platform.ts'
import { foundPictureUrl } from '../images/found-picture-address.service.ts'
import type { OutsideFind } from './search-outside.service.ts'

const PICTURE_WIDTH = 185

export const presentFind = (platform: Needs<'secrets'>, found: OutsideFind): OutsideTitleView => ({
  media_type: found.mediaType,
  source: IMPORT_RULES[found.mediaType].source,
  id: found.id,
  name: found.name,
  original_name: found.originalName,
  year: found.year,
  description: found.description,
  picture: foundPictureUrl(platform, found.pictureUrl, PICTURE_WIDTH),
  title_id: found.titleId,
})
