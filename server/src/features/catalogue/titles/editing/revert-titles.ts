import { pictureAddress } from '@mediatheque/contract/catalogue/images/catalogue-pictures.ts'
import { mediaImportEndpoints } from '@mediatheque/contract/catalogue/media-import/media-import.endpoints.ts'
import { titleEditingEndpoints } from '@mediatheque/contract/catalogue/titles/editing/title-editing.endpoints.ts'
import {
  episodesForm,
  episodeValues,
  seasonForm,
  seasonValues,
  MOST_IMAGES,
  TITLE_IMAGE_KINDS,
  titlePartsForm,
} from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import { TITLE_VALUES } from '@mediatheque/contract/catalogue/titles/title-fields.ts'
import { titleValuesForm } from '@mediatheque/contract/catalogue/titles/title-values.schemas.ts'
import { z } from 'zod'
import type {
  HistoryReader,
  RevertedRecord,
  Revertible,
} from '../../../../platform/audit/define-audited.ts'
import { readInput } from '../../../../platform/http/read-input.ts'
import { changeTitle } from '../change-title.service.ts'
import { changeEpisodes, findPartPlace } from './episodes-sheet.service.ts'
import { changeSeason } from './seasons-sheet.service.ts'
import { bringImagesBack } from './images-sheet.service.ts'
import { prepareParts } from './title-parts.service.ts'

type Values = Readonly<Record<string, unknown>>

const PARTS = ['genres', 'keywords', 'countries', 'languages'] as const
const isPart = (name: string) => (PARTS as readonly string[]).includes(name)

/** Pictures that were shown once may be shown again. */
const revertedValues = titleValuesForm.partial().extend({
  images: z
    .array(z.tuple([z.enum(TITLE_IMAGE_KINDS), pictureAddress()]))
    .max(MOST_IMAGES)
    .optional(),
})

/** As if somebody had typed these values into the tabs of the title. */
async function writeTitle(
  { platform, t }: HistoryReader,
  { id, version }: RevertedRecord,
  values: Values,
): Promise<void> {
  const titleId = Number(id)
  const of = (isWanted: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isPart(name) === isWanted))
  const {
    version: _seen,
    locks: _locks,
    ...parts
  } = readInput(titlePartsForm, { ...of(true), version }, t)
  const { images, ...typed } = readInput(revertedValues, of(false), t)
  const writeSets = await prepareParts(platform, titleId, parts)
  const writeImages = images && bringImagesBack(titleId, version, images)
  await changeTitle(platform, titleId, {
    version,
    values: typed,
    writeParts: async (tx) => {
      await writeImages?.(tx)
      return writeSets(tx)
    },
  })
}

export const revertibleTitles: Revertible = {
  kind: 'title',
  fields: [...TITLE_VALUES, ...PARTS, 'images'],
  by: mediaImportEndpoints.changeTitle,
  write: writeTitle,
}

/** The tab of the season. */
export const revertibleSeasons: Revertible = {
  kind: 'season',
  fields: Object.keys(seasonValues.shape),
  by: titleEditingEndpoints.changeSeason,
  write: async ({ platform, t }, { id, version }, values) => {
    const { titleId, season } = await findPartPlace(platform.db, 'seasons', Number(id))
    const { version: seen, ...typed } = readInput(seasonForm, { ...values, version }, t)
    await changeSeason(platform, { id: titleId, version: seen }, season, typed)
  },
}

/** The grid of the season with this episode alone. */
export const revertibleEpisodes: Revertible = {
  kind: 'episode',
  fields: Object.keys(episodeValues.shape),
  by: titleEditingEndpoints.changeEpisodes,
  write: async ({ platform, t }, { id, version }, values) => {
    const { titleId, season } = await findPartPlace(platform.db, 'episodes', Number(id))
    const form = readInput(episodesForm, { version, episodes: [{ ...values, id: Number(id) }] }, t)
    await changeEpisodes(platform, { id: titleId, season }, form)
  },
}
