import type { Language } from '@mediatheque/contract/core/lines.ts'
import { fieldError } from '../../../platform/http/app-error.ts'
import type { Needs } from '../../../platform/platform.ts'
import { listTitlesByIds, type TitleCardRow } from '../../catalogue/titles/titles.service.ts'
import { findFavouriteIds, writeFavouriteIds } from './favourites.repository.ts'

/** What somebody's profile shows first, as far as it is still there. */
export async function listFavourites(
  platform: Needs<'db' | 'readDb'>,
  userId: number,
  language: Language,
): Promise<TitleCardRow[]> {
  return listTitlesByIds(platform, await findFavouriteIds(platform.db, userId), language)
}

/** @throws AppError validation where one of them is not there */
export async function saveFavourites(
  platform: Needs<'db' | 'readDb'>,
  userId: number,
  { titleIds, language }: { readonly titleIds: readonly number[]; readonly language: Language },
): Promise<TitleCardRow[]> {
  const titles = await listTitlesByIds(platform, titleIds, language)
  if (titles.length !== titleIds.length) throw fieldError('title_ids', 'There is no such title.')
  await writeFavouriteIds(platform.db, userId, titleIds)
  return titles
}
