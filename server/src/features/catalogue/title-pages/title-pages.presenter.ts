import { DEPARTMENTS } from '@mediatheque/contract/catalogue/people/departments.ts'
import type {
  EpisodePageView,
  FullCreditsView,
  TitleImagesView,
} from '@mediatheque/contract/catalogue/title-pages/title-pages.schemas.ts'
import { slugify } from '@mediatheque/contract/core/slugify.ts'
import {
  presentCredits,
  presentEpisode,
  presentVideo,
  type VideoReader,
} from '../titles/titles.presenter.ts'
import type {
  EpisodePageRow,
  FilmRow,
  FullCreditRow,
  TitlePictureRow,
} from './title-pages.repository.ts'

export const presentFilms = (rows: readonly FilmRow[], titleId: number, reader: VideoReader) =>
  rows.map((row) => presentVideo(row, titleId, reader))

export function presentEpisodePage(
  row: EpisodePageRow,
  reader: VideoReader,
): Pick<EpisodePageView, 'episode' | 'previous' | 'next'> {
  const [video = null] = row.videos
  return {
    episode: {
      ...presentEpisode({ ...row, video }, reader, false),
      credits: presentCredits(row.credits),
      images: row.images.map(({ kind, ...image }) => ({ ...image, type: kind })),
      videos: presentFilms(row.videos, row.title_id, reader),
    },
    previous: row.previous,
    next: row.next,
  }
}

const placeOf = (department: string) => (DEPARTMENTS as readonly string[]).indexOf(department) >>> 0

export function presentDepartments(rows: readonly FullCreditRow[]): FullCreditsView['departments'] {
  return [...Map.groupBy(rows, ({ department }) => department)]
    .sort(([a], [b]) => placeOf(a) - placeOf(b))
    .map(([department, credits]) => ({
      department,
      credits: credits.map((row) => ({
        ...row,
        model_type: 'person' as const,
        slug: slugify(row.name),
      })),
    }))
}

export const presentPictures = (rows: readonly TitlePictureRow[]): TitleImagesView['images'] =>
  rows.map(({ kind, ...image }) => ({ ...image, type: kind }))
