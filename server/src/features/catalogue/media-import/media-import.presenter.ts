import { IMPORT_RULES } from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import type {
  ImportAnswer,
  ImportPreview,
  OutsideTitleView,
  TitleImportView,
  TitleSheetView,
} from '@mediatheque/contract/catalogue/media-import/media-import.schemas.ts'
import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { TITLE_VALUES } from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import type { Needs } from '../../../platform/platform.ts'
import { foundPictureUrl } from '../images/found-picture-address.service.ts'
import type { TitleSheet } from '../titles/change-title.service.ts'
import type { SheetWithImport } from './import-by-hand.service.ts'
import type { ImportResult, KnownWork } from './import-title.ts'
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

export const presentPreview = (
  platform: Needs<'secrets'>,
  { work, titleId, candidates }: KnownWork,
): ImportPreview => ({
  title: presentFind(platform, {
    ...work,
    description: work.plot,
    pictureUrl: work.posterUrl,
    titleId,
  }),
  candidates: candidates.map(({ poster_url, type, ...candidate }) => ({
    ...candidate,
    type: type as TitleType,
    poster: poster_url,
  })),
})

export const presentImport = ({
  title,
  isNew,
  changed,
  kept,
}: ImportResult & { readonly title: TitleSheet }): ImportAnswer => ({
  mediaItem: { id: title.id, name: title.name, type: title.type as TitleType },
  outcome: { is_new: isNew, changed: [...changed], kept: [...kept] },
})

export const presentSheet = ({ id, version, locks, ...values }: TitleSheet): TitleSheetView => ({
  id,
  version,
  ...(Object.fromEntries(TITLE_VALUES.map((name) => [name, values[name]])) as SheetValues),
  locks: [...locks],
})

type SheetValues = Pick<TitleSheetView, (typeof TITLE_VALUES)[number]>

/** Of an older version there are the columns of the title, by their own names. */
export const presentSeenSheet = (
  sheet: TitleSheet &
    Partial<Record<'poster_url' | 'backdrop_url' | 'homepage_url', string | null>> & {
      readonly runtime_minutes?: number | null
    },
): TitleSheetView => ({
  ...presentSheet(sheet),
  ...(sheet.poster_url !== undefined && { poster: sheet.poster_url }),
  ...(sheet.backdrop_url !== undefined && { backdrop: sheet.backdrop_url }),
  ...(sheet.homepage_url !== undefined && { homepage: sheet.homepage_url }),
  ...(sheet.runtime_minutes !== undefined && { runtime: sheet.runtime_minutes }),
})

export const presentTitleImport = ({ from, isSetUp }: SheetWithImport): TitleImportView =>
  from
    ? {
        media_type: from.media_type,
        source: IMPORT_RULES[from.media_type].source,
        id: from.external_id,
        is_airing: from.is_airing,
        imported_at: from.imported_at.toISOString(),
        refreshed_at: from.refreshed_at.toISOString(),
        fault: from.last_fault,
        is_set_up: isSetUp,
      }
    : null
