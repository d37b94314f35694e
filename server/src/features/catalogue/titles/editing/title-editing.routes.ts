import { titleEditingEndpoints as endpoints } from '@mediatheque/contract/catalogue/titles/editing/title-editing.endpoints.ts'
import type { CreditsQuery } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import type { Actor } from '@mediatheque/contract/core/actor.ts'
import type { Endpoint } from '@mediatheque/contract/core/endpoint.ts'
import { bindEndpoint, type Call, viewOfRecord } from '../../../../platform/http/bind-endpoint.ts'
import type { Needs } from '../../../../platform/platform.ts'
import { getTitleSheet } from '../change-title.service.ts'
import { canUpdateTitle } from '../titles.policy.ts'
import { changeCredits, type CreditsSheetRow, getCreditsSheet } from './credits-sheet.service.ts'
import {
  changeEpisodes,
  type EpisodesSheetRow,
  getEpisodesSheet,
} from './episodes-sheet.service.ts'
import {
  addCredit,
  changeCredit,
  type CreditEntryRow,
  getCredit,
  removeCredit,
} from './one-credit.service.ts'
import {
  addSeason,
  changeSeason,
  getSeasonsSheet,
  removeSeason,
  type SeasonsSheetRow,
} from './seasons-sheet.service.ts'
import {
  presentCredit,
  presentCredits,
  presentEpisodes,
  presentFrame,
  presentParts,
  presentSeasons,
} from './title-editing.presenter.ts'
import type { TitleParts } from './title-parts.repository.ts'
import { changeTitleParts, getTitleFrame, getTitleParts } from './title-parts.service.ts'

/** Whoever keeps the catalogue keeps every title of it. */
const kept = {
  load: ({ platform, params }: { platform: Needs<'db'>; params: { id: number } }) =>
    getTitleSheet(platform, params.id),
  policy: (actor: Actor) => canUpdateTitle(actor),
}

/** Refusals of a stale write show each tab as it is read. */
const parts = viewOfRecord<TitleParts>({
  find: (id, { platform, language }) => getTitleParts(platform, id, language),
  view: presentParts,
})
const seasons = viewOfRecord<SeasonsSheetRow>({
  find: (id, { platform }) => getSeasonsSheet(platform, id),
  view: presentSeasons,
})
const credits = viewOfRecord<CreditsSheetRow>({
  find: (id, { platform, body }) => getCreditsSheet(platform, id, body as CreditsQuery),
  view: presentCredits,
})
const creditOf = (call: Call<Endpoint>) => (call.params as { credit: number }).credit
const credit = viewOfRecord<CreditEntryRow>({
  find: (id, call) => getCredit(call.platform, id, creditOf(call)),
  view: presentCredit,
})
const seasonOf = (call: Call<Endpoint>) => (call.params as { season: number }).season
const episodes = viewOfRecord<EpisodesSheetRow>({
  find: (id, call) => getEpisodesSheet(call.platform, id, seasonOf(call)),
  view: presentEpisodes,
})

export const titleEditingRoutes = [
  bindEndpoint(endpoints.getTitleFrame, {
    run: ({ platform, params, language }) => getTitleFrame(platform, params.id, language),
    present: presentFrame,
  }),
  bindEndpoint(endpoints.getTitleParts, {
    run: ({ platform, params, language }) => getTitleParts(platform, params.id, language),
    present: presentParts,
  }),
  bindEndpoint(endpoints.changeTitleParts, {
    ...kept,
    versioned: parts,
    run: async ({ platform, record, body, language }) => {
      await changeTitleParts(platform, record.id, body)
      return getTitleParts(platform, record.id, language)
    },
    present: presentParts,
  }),
  bindEndpoint(endpoints.getCreditsSheet, {
    run: ({ platform, params, query }) => getCreditsSheet(platform, params.id, query),
    present: presentCredits,
  }),
  bindEndpoint(endpoints.changeCredits, {
    ...kept,
    versioned: credits,
    run: async ({ platform, record, body }) => {
      await changeCredits(platform, record.id, body)
      return getCreditsSheet(platform, record.id, body)
    },
    present: presentCredits,
  }),
  bindEndpoint(endpoints.addCredit, {
    ...kept,
    run: ({ platform, record, body }) => addCredit(platform, record.id, body),
    present: (added) => ({ credit: presentCredit(added) }),
  }),
  bindEndpoint(endpoints.changeCredit, {
    ...kept,
    versioned: credit,
    run: ({ platform, record, params, body: { version, ...work } }) =>
      changeCredit(platform, { titleId: record.id, creditId: params.credit, version }, work),
    present: (changed) => ({ credit: presentCredit(changed) }),
  }),
  bindEndpoint(endpoints.removeCredit, {
    ...kept,
    versioned: credit,
    run: async ({ platform, record, params, body: { version } }) => {
      await removeCredit(platform, { titleId: record.id, creditId: params.credit, version })
      return { removed: 1 }
    },
  }),
  bindEndpoint(endpoints.getSeasonsSheet, {
    run: ({ platform, params }) => getSeasonsSheet(platform, params.id),
    present: presentSeasons,
  }),
  bindEndpoint(endpoints.addSeason, {
    ...kept,
    versioned: seasons,
    run: async ({ platform, record, body: { version, ...season } }) => {
      await addSeason(platform, { id: record.id, version }, season)
      return getSeasonsSheet(platform, record.id)
    },
    present: presentSeasons,
  }),
  bindEndpoint(endpoints.changeSeason, {
    ...kept,
    versioned: seasons,
    run: async ({ platform, record, params, body: { version, ...values } }) => {
      await changeSeason(platform, { id: record.id, version }, params.season, values)
      return getSeasonsSheet(platform, record.id)
    },
    present: presentSeasons,
  }),
  bindEndpoint(endpoints.removeSeason, {
    ...kept,
    versioned: seasons,
    run: async ({ platform, record, params, body }) => {
      await removeSeason(platform, { id: record.id, version: body.version }, params.season)
      return getSeasonsSheet(platform, record.id)
    },
    present: presentSeasons,
  }),
  bindEndpoint(endpoints.getEpisodesSheet, {
    run: ({ platform, params }) => getEpisodesSheet(platform, params.id, params.season),
    present: presentEpisodes,
  }),
  bindEndpoint(endpoints.changeEpisodes, {
    ...kept,
    versioned: episodes,
    run: async ({ platform, record, params, body }) => {
      await changeEpisodes(platform, { id: record.id, season: params.season }, body)
      return getEpisodesSheet(platform, record.id, params.season)
    },
    present: presentEpisodes,
  }),
]
