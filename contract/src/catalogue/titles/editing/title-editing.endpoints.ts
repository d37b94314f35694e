import { staffWith } from '../../../core/access.ts'
import { defineEndpoint } from '../../../core/endpoint.ts'
import { z } from 'zod'
import { id } from '../../../core/input.ts'
import { idParams } from '../../../core/list-query.ts'
import { seasonOrEpisode } from '../titles.schemas.ts'
import {
  creditAnswer,
  creditForm,
  creditsForm,
  creditsQuery,
  creditsSheet,
  episodesForm,
  episodesSheet,
  imagesForm,
  imagesSheet,
  newCreditForm,
  newSeasonForm,
  removeCreditForm,
  removeSeasonForm,
  seasonForm,
  seasonsSheet,
  titleFrameView,
  titlePartsForm,
  titlePartsView,
} from './title-editing.schemas.ts'

const reads = staffWith('titles.update', {
  noRecord: 'Whoever keeps the catalogue keeps all titles of it.',
})
const writes = staffWith('titles.update', { record: true, version: true, history: 'title' })
const MEBIBYTE = 1024 * 1024
const creditParams = idParams.extend({ credit: id })
const seasonParams = idParams.extend({ season: seasonOrEpisode })

/** The editor of a title, tab by tab. Each write says which version of the title it saw, and answers as its tab is read. */
export const titleEditingEndpoints = {
  getTitleFrame: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/frame',
    access: reads,
    summary: 'What the editor of a title shows around every tab',
    params: idParams,
    response: titleFrameView,
  }),
  getTitleParts: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/parts',
    access: reads,
    summary: 'Genres, keywords, countries and languages of a title, as they are edited',
    params: idParams,
    response: titlePartsView,
  }),
  changeTitleParts: defineEndpoint({
    method: 'PUT',
    path: 'titles/:id/parts',
    access: writes,
    summary: 'Say which genres, keywords, countries or languages a title has, which locks them',
    params: idParams,
    body: titlePartsForm,
    response: titlePartsView,
  }),
  getCreditsSheet: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/credits-sheet',
    access: reads,
    summary: 'Cast or crew of a title, a season or an episode, as they are edited',
    params: idParams,
    query: creditsQuery,
    response: creditsSheet,
  }),
  changeCredits: defineEndpoint({
    method: 'PUT',
    path: 'titles/:id/credits-sheet',
    access: writes,
    summary: 'Say who is in the cast or the crew, in their order, which locks people',
    params: idParams,
    body: creditsForm,
    bodyForm: { kinds: ['json'], maxBytes: 2 * MEBIBYTE },
    response: creditsSheet,
  }),
  addCredit: defineEndpoint({
    method: 'POST',
    path: 'titles/:id/credits',
    access: staffWith('titles.update', {
      record: true,
      noVersion: 'One more at the end of the cast or crew writes over nothing.',
      history: 'title',
    }),
    summary: 'Say that somebody made a title, a season or an episode, which locks people',
    params: idParams,
    body: newCreditForm,
    status: 201,
    response: creditAnswer,
  }),
  changeCredit: defineEndpoint({
    method: 'PUT',
    path: 'titles/:id/credits/:credit',
    access: writes,
    summary: 'Say otherwise what somebody did for a title, which locks people',
    params: creditParams,
    body: creditForm,
    response: creditAnswer,
  }),
  removeCredit: defineEndpoint({
    method: 'DELETE',
    path: 'titles/:id/credits/:credit',
    access: writes,
    summary: 'Take somebody off a title, a season or an episode, which locks people',
    params: creditParams,
    body: removeCreditForm,
    response: z.object({ removed: z.number() }),
  }),
  getImagesSheet: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/images-sheet',
    access: reads,
    summary: 'Pictures of a title, as they are edited',
    params: idParams,
    response: imagesSheet,
  }),
  changeImages: defineEndpoint({
    method: 'PUT',
    path: 'titles/:id/images-sheet',
    access: writes,
    summary:
      'Say which pictures a title has, in their order, and which are its poster and its backdrop',
    params: idParams,
    body: imagesForm,
    bodyForm: { kinds: ['json'], maxBytes: 2 * MEBIBYTE },
    response: imagesSheet,
  }),
  getSeasonsSheet: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/seasons-sheet',
    access: reads,
    summary: 'Seasons of a title, as they are edited',
    params: idParams,
    response: seasonsSheet,
  }),
  addSeason: defineEndpoint({
    method: 'POST',
    path: 'titles/:id/seasons',
    access: writes,
    summary: 'Add a season, with so many episodes called by their numbers',
    params: idParams,
    body: newSeasonForm,
    response: seasonsSheet,
  }),
  changeSeason: defineEndpoint({
    method: 'PUT',
    path: 'titles/:id/seasons/:season',
    access: writes,
    summary: 'Change a season, which locks seasons and episodes',
    params: seasonParams,
    body: seasonForm,
    response: seasonsSheet,
  }),
  removeSeason: defineEndpoint({
    method: 'DELETE',
    path: 'titles/:id/seasons/:season',
    access: writes,
    summary: 'Remove a season with its episodes',
    params: seasonParams,
    body: removeSeasonForm,
    response: seasonsSheet,
  }),
  getEpisodesSheet: defineEndpoint({
    method: 'GET',
    path: 'titles/:id/seasons/:season/episodes-sheet',
    access: reads,
    summary: 'All episodes of a season, as they are edited',
    params: seasonParams,
    response: episodesSheet,
  }),
  changeEpisodes: defineEndpoint({
    method: 'PUT',
    path: 'titles/:id/seasons/:season/episodes-sheet',
    access: writes,
    summary: 'Change, add and remove episodes of a season, many at once, which locks them',
    params: seasonParams,
    body: episodesForm,
    bodyForm: { kinds: ['json'], maxBytes: 8 * MEBIBYTE },
    response: episodesSheet,
  }),
}
