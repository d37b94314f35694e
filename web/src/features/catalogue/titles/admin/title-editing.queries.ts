import { titleEditingEndpoints as endpoints } from '@mediatheque/contract/catalogue/titles/editing/title-editing.endpoints.ts'
import type { CreditGroup } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import { titleRecordEndpoints } from '@mediatheque/contract/catalogue/title-records/title-records.endpoints.ts'
import { defineWrite } from '../../../../lib/forms/writes.ts'
import { endpointQuery } from '../../../../lib/queries.ts'

/** Where people are named: with the title, a season or an episode of it. */
export interface CreditsOf {
  readonly titleId: number
  readonly season?: number
  readonly episode?: number
  readonly group: CreditGroup
}

export const titleFrameQuery = (id: number) =>
  endpointQuery(endpoints.getTitleFrame, { params: { id } })

export const titlePartsQuery = (id: number) =>
  endpointQuery(endpoints.getTitleParts, { params: { id } })

export const creditsSheetQuery = ({ titleId, ...query }: CreditsOf) =>
  endpointQuery(endpoints.getCreditsSheet, { params: { id: titleId }, query })

export const imagesSheetQuery = (id: number) =>
  endpointQuery(endpoints.getImagesSheet, { params: { id } })

export const seasonsSheetQuery = (id: number) =>
  endpointQuery(endpoints.getSeasonsSheet, { params: { id } })

export const episodesSheetQuery = (id: number, season: number) =>
  endpointQuery(endpoints.getEpisodesSheet, { params: { id, season } })

/** Titles are shown everywhere. */
export const changeTitleParts = defineWrite(endpoints.changeTitleParts, 'all')
/** Out of everybody's sight. */
export const hideTitle = defineWrite(titleRecordEndpoints.changeTitles, 'all')
export const changeCredits = defineWrite(endpoints.changeCredits, 'all')
export const changeImages = defineWrite(endpoints.changeImages, 'all')
export const addSeason = defineWrite(endpoints.addSeason, 'all')
export const changeSeason = defineWrite(endpoints.changeSeason, 'all')
export const removeSeason = defineWrite(endpoints.removeSeason, 'all')
export const changeEpisodes = defineWrite(endpoints.changeEpisodes, 'all')
