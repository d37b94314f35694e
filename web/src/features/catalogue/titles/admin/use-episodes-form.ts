import type { EpisodesSheet } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import type { UseFormReturnType } from '@mantine/form'
import { areEqual } from '../../../../lib/forms/merge-values.ts'
import { type ContractForm, useContractForm } from '../../../../lib/forms/use-contract-form.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { toast } from '../../../../lib/toast.ts'
import {
  draftsOf,
  EPISODE_COLUMNS,
  type EpisodeDraft,
  type EpisodeDrafts,
  idOf,
} from './episode-drafts.ts'
import { changeEpisodes } from './title-editing.queries.ts'

/** What is sent of a row: of one that is stored, what differs. */
function sentOf(key: string, draft: EpisodeDraft, base: EpisodeDrafts) {
  const before = base[key]
  const names = EPISODE_COLUMNS.filter((name) => !before || draft[name] !== before[name])
  const id = idOf(key)
  return {
    ...(id !== undefined && { id }),
    ...Object.fromEntries(names.map((name) => [name, draft[name]])),
  }
}

const changedRows = (values: EpisodeDrafts, base: EpisodeDrafts) =>
  Object.entries(values).filter(
    (entry): entry is [string, EpisodeDraft] =>
      entry[1] !== null && !areEqual(entry[1], base[entry[0]]),
  )

/** All episodes of a season, each a field of the form: what two people change in different rows is both kept. */
export function useEpisodesForm(sheet: EpisodesSheet) {
  const t = useTranslate()
  const base = draftsOf(sheet)
  const describe = (draft: EpisodeDraft | null | undefined) =>
    draft
      ? EPISODE_COLUMNS.map((name) => draft[name])
          .filter(Boolean)
          .join(' · ')
      : t('Removed')
  const contract: ContractForm<EpisodeDrafts> = useContractForm({
    initialValues: base,
    write: changeEpisodes,
    args: (values: EpisodeDrafts, sending) => ({
      params: { id: sheet.id, season: sheet.season.number },
      body: {
        version: sending.version,
        episodes: changedRows(values, sending.base).map(([key, draft]) =>
          sentOf(key, draft, sending.base),
        ),
        removed: Object.entries(values).flatMap(([key, draft]) => {
          const id = idOf(key)
          return draft === null && id !== undefined ? [id] : []
        }),
      },
    }),
    record: {
      key: `title ${sheet.id}`,
      version: sheet.version,
      valuesOf: (view: EpisodesSheet) => draftsOf(view),
      versionOf: (saved) => saved.version,
      shownAfter: (saved) => draftsOf(saved),
      texts: new Proxy({}, { get: () => describe }),
    },
    onSuccess: (saved, sent) => {
      const now = contract.form.getValues()
      replaceValues(contract.form, afterSave(draftsOf(saved), { sent, now }))
      toast.positive(t('Episodes saved'))
    },
  })
  return contract
}

/** What is stored now, with what was typed while it was on its way; rows that were new have numbers now, and some are gone. */
function afterSave(
  stored: EpisodeDrafts,
  { sent, now }: { readonly sent: EpisodeDrafts; readonly now: EpisodeDrafts },
): EpisodeDrafts {
  const since = Object.keys(now).filter((key) => idOf(key) === undefined && !(key in sent))
  const keys = [...Object.keys(stored), ...since]
  return Object.fromEntries(keys.map((key) => [key, (key in now ? now[key] : stored[key]) ?? null]))
}

/** With fewer fields than before, which `setValues` would keep. */
export function replaceValues(form: UseFormReturnType<EpisodeDrafts>, values: EpisodeDrafts): void {
  const stored = form.getInitialValues()
  form.setInitialValues(values)
  form.reset()
  form.setInitialValues(stored)
}
