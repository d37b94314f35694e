import { isDeepStrictEqual } from 'node:util'
import type { ImagesForm } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import type { Database } from '../../../../platform/database/database.ts'
import { fieldError } from '../../../../platform/http/app-error.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { changeTitle, getTitleSheet } from '../change-title.service.ts'
import { countVersion } from '../title-values.repository.ts'
import { usePictures } from '../use-pictures.ts'
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

/** Addresses that were not there, by field. */
function newOnes(before: readonly TitleImage[], images: NonNullable<ImagesForm['images']>) {
  const known = new Set(before.map(({ url }) => url))
  return Object.fromEntries(
    images.flatMap(({ url }, index) => (known.has(url) ? [] : [[`images.${index}.url`, url]])),
  )
}

/**
 * Writes pictures as they were once: those that are there still keep their numbers.
 * @param images kind and address of each, in their order
 * @throws AppError validation by field, where one is gone
 */
export function bringImagesBack(
  titleId: number,
  version: number,
  images: readonly (readonly [kind: string, url: string])[],
) {
  return async (tx: Database): Promise<void> => {
    const left = [...(await listTitleImages(tx, titleId))]
    const written = images.map(([kind, url]) => {
      const at = left.findIndex((image) => image.kind === kind && image.url === url)
      return at < 0 ? { kind, url } : left.splice(at, 1)[0]!
    })
    await usePictures(
      tx,
      Object.fromEntries(written.map(({ url }, index) => [`images.${index}.url`, url])),
    )
    await writeTitleImages(tx, titleId, written)
    await countVersion(tx, titleId, version)
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
        await usePictures(tx, newOnes(before, images))
        await writeTitleImages(tx, sheet.id, images)
        await countVersion(tx, sheet.id, version)
      }
      return []
    },
  })
}
