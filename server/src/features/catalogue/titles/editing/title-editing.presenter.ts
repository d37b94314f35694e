import type {
  CreditEntry,
  CreditsSheet,
  EpisodesSheet,
  ImagesSheet,
  SeasonsSheet,
  TitleFrameView,
  TitlePartsView,
} from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import type { Department } from '@mediatheque/contract/catalogue/people/departments.ts'
import type { TitleType } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import type { CreditsSheetRow } from './credits-sheet.service.ts'
import type { CreditEntryRow } from './one-credit.service.ts'
import type { EpisodesSheetRow } from './episodes-sheet.service.ts'
import type { ImagesSheetRow } from './images-sheet.service.ts'
import type { SeasonsSheetRow } from './seasons-sheet.service.ts'
import type { TitleFrame } from './title-frame.repository.ts'
import type { TitleParts } from './title-parts.repository.ts'

export const presentFrame = ({
  type,
  poster_url,
  seasons,
  ...frame
}: TitleFrame): TitleFrameView => ({
  ...frame,
  type: type as TitleType,
  poster: poster_url,
  seasons: [...seasons],
})

export const presentParts = (parts: TitleParts): TitlePartsView => ({
  id: parts.id,
  version: parts.version,
  genres: [...parts.genres],
  keywords: [...parts.keywords],
  countries: [...parts.countries],
  languages: [...parts.languages],
  locks: [...parts.locks],
})

export const presentCredits = ({
  id,
  version,
  credits,
  is_locked,
}: CreditsSheetRow): CreditsSheet => ({
  id,
  version,
  is_locked,
  credits: credits.map((credit) => ({
    ...credit,
    department: credit.department as Department,
  })),
})

export const presentCredit = ({ department, ...credit }: CreditEntryRow): CreditEntry => ({
  ...credit,
  department: department as Department,
})

export const presentImages = ({ images, ...sheet }: ImagesSheetRow): ImagesSheet => ({
  ...sheet,
  images: images.map((image) => ({ ...image, kind: image.kind as ImageKind })),
})
type ImageKind = ImagesSheet['images'][number]['kind']

export const presentSeasons = ({
  id,
  version,
  seasons,
  is_locked,
}: SeasonsSheetRow): SeasonsSheet => ({ id, version, is_locked, seasons: [...seasons] })

export const presentEpisodes = ({
  id,
  version,
  season,
  episodes,
  is_locked,
}: EpisodesSheetRow): EpisodesSheet => ({
  id,
  version,
  is_locked,
  season: { number: season.number, name: season.name },
  episodes: [...episodes],
})
