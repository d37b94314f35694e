import { isDeepStrictEqual } from 'node:util'
import type { ImagesForm } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import { fieldError } from '../../../../platform/http/app-error.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { changeTitle, getTitleSheet } from '../change-title.service.ts'
import { countVersion } from '../title-values.repository.ts'
import { listTitleImages, type TitleImage, writeTitleImages } from './images-sheet.repository.ts'

export interface ImagesSheetRow {
  readonly id: number
  readonly version: number
  readonly images: readonly TitleImage[]
  readonly poster: string | null
  readonly backdrop: string | null
}

/** @throws AppError notFound */
export async function getImagesSheet(platform: Needs<'db'>, id: number): Promise<ImagesSheetRow> {
  const { version, poster, backdrop } = await getTitleSheet(platform, id)
  const images = await listTitleImages(platform.db, id)
  return {
    id,
    version,
    images,
    poster: poster as string | null,
    backdrop: backdrop as string | null,
  }
}

/**
 * Says which pictures a title has. @param isShown whether the site shows pictures of this address
 * @throws AppError notFound; validation by field (`images.2.url`); OutdatedRecords
 */
export async function changeImages(
  platform: Needs<'db' | 'cache'>,
  sheet: ImagesSheetRow,
  { version, images, ...chosen }: ImagesForm,
  isShown: (url: string) => boolean,
): Promise<void> {
  const known = new Set([...sheet.images.map(({ url }) => url), sheet.poster, sheet.backdrop])
  const assertShown = (field: string, url: string | null | undefined) => {
    if (url && !known.has(url) && !isShown(url))
      throw fieldError(field, 'Pictures of this host are not shown here.')
  }
  for (const [index, { url }] of (images ?? []).entries()) assertShown(`images.${index}.url`, url)
  assertShown('poster', chosen.poster)
  assertShown('backdrop', chosen.backdrop)
  await changeTitle(platform, sheet.id, {
    version,
    values: chosen,
    writeParts: async (tx) => {
      const before = await listTitleImages(tx, sheet.id)
      if (images && !isDeepStrictEqual(before, images)) {
        await writeTitleImages(tx, sheet.id, images)
        await countVersion(tx, sheet.id, version)
      }
      return []
    },
  })
}
