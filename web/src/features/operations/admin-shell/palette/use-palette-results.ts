import { userEndpoints } from '@mediatheque/contract/accounts/users/users.endpoints.ts'
import { searchEndpoints } from '@mediatheque/contract/catalogue/search/search.endpoints.ts'
import { isEmptyQuery } from '@mediatheque/contract/catalogue/search/search.schemas.ts'
import { personUrl, titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { settingsEndpoints } from '@mediatheque/contract/site/settings/settings.endpoints.ts'
import { SEARCH_DEBOUNCE_MS } from '@mediatheque/contract/core/constants.ts'
import { EDITED_SETTINGS_TABS } from '@mediatheque/contract/site/settings/settings-tabs.ts'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { addAdminRoutes } from '../../../../lib/admin-routes.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import { endpointQuery } from '../../../../lib/queries.ts'
import { useLocalization, useSession } from '../../../../lib/session.tsx'
import { readStored } from '../../../../lib/storage.ts'
import { otherLinesQuery } from './other-lines.ts'
import { mayEnterAdmin } from '../../../../lib/admin-areas.ts'
import { listPages, matching, type PaletteEntry } from './palette-entries.ts'

export interface PaletteGroup {
  readonly label: string
  readonly entries: readonly PaletteEntry[]
}

export interface PaletteResults {
  readonly groups: readonly PaletteGroup[]
  readonly state: 'searching' | 'failed' | 'done'
  retry(): void
}

/** What a typed text leads to: pages at once, titles, people and members when the typing rests. */
export function usePaletteResults(typed: string): PaletteResults {
  const t = useTranslate()
  const { user } = useSession()
  const pages = usePages(typed)
  const [rested] = useDebouncedValue(typed.trim(), SEARCH_DEBOUNCE_MS)
  const found = useFound(rested)
  const recent = user ? (readStored('palette')?.[user.id] ?? []) : []
  if (isEmptyQuery(typed)) {
    const groups = [
      { label: t('Lately chosen'), entries: recent },
      { label: t('Pages'), entries: withoutThose(recent, pages) },
    ]
    return { groups: filled(groups), state: 'done', retry: found.retry }
  }
  const isWaiting = found.isFetching || rested !== typed.trim()
  return {
    groups: filled([{ label: t('Pages'), entries: pages }, ...found.groups]),
    state: isWaiting ? 'searching' : found.isError ? 'failed' : 'done',
    retry: found.retry,
  }
}

const filled = (groups: readonly PaletteGroup[]) =>
  groups.filter(({ entries }) => entries.length > 0)
const withoutThose = (known: readonly PaletteEntry[], entries: readonly PaletteEntry[]) =>
  entries.filter(({ path }) => !known.some((other) => other.path === path))

function usePages(typed: string): PaletteEntry[] {
  const t = useTranslate()
  const { bootstrap, can } = useSession()
  const { language } = useLocalization()
  const router = useRouter()
  useState(() => addAdminRoutes(router))
  const { routesById } = router
  const { data: other = {} } = useQuery(otherLinesQuery(language))
  const holder = bootstrap.user ?? bootstrap.guest_role
  const pages = Object.values(routesById).map(({ fullPath, options }) => ({
    path: fullPath as string,
    entry: options.staticData?.adminEntry,
  }))
  const hasSettings = mayEnterAdmin(holder, '/admin/settings')
  const entries = (translated: (key: string) => string): PaletteEntry[] => [
    ...listPages(pages, holder, translated),
    ...(can('liens.create')
      ? [{ path: '/admin/liens', label: translated('Add links to a title') }]
      : []),
    ...(can('nzb.create')
      ? [{ path: '/admin/nzbs', label: translated('Add files to a title') }]
      : []),
    ...(hasSettings
      ? EDITED_SETTINGS_TABS.map((tab) => ({
          path: `/admin/settings/${tab}`,
          label: translated(`Settings tab ${tab}`),
          note: translated('Settings'),
        }))
      : []),
  ]
  const inOther = entries((key) => other[key] ?? key)
  return matching(
    entries(t).map((entry, at) => ({ entry, other: inOther[at] })),
    typed,
    ({ entry, other: same }) => [
      entry.label,
      entry.note ?? '',
      same?.label ?? '',
      same?.note ?? '',
    ],
  ).map(({ entry }) => entry)
}

function useFound(query: string) {
  const t = useTranslate()
  const { bootstrap, can } = useSession()
  const isAsked = !isEmptyQuery(query)
  const catalogue = useQuery({
    ...endpointQuery(searchEndpoints.search, {
      params: { query },
      query: { loader: 'searchAutocomplete' },
    }),
    placeholderData: keepPreviousData,
    enabled: isAsked && can('titles.view'),
  })
  const members = useQuery({
    ...endpointQuery(userEndpoints.listMembersByName, { query: { query } }),
    placeholderData: keepPreviousData,
    enabled: isAsked && can('users.update'),
  })
  const settings = useQuery({
    ...endpointQuery(settingsEndpoints.findSettings, { query: { query } }),
    placeholderData: keepPreviousData,
    enabled: isAsked && mayEnterAdmin(bootstrap.user ?? bootstrap.guest_role, '/admin/settings'),
  })
  const asked = [catalogue, members, settings]
  const titles: PaletteEntry[] = []
  const people: PaletteEntry[] = []
  for (const result of catalogue.data?.results ?? [])
    if (result.model_type === 'title') {
      const note = result.year ? String(result.year) : undefined
      titles.push({ path: titleUrl(result), label: result.name, ...(note && { note }) })
    } else people.push({ path: personUrl(result), label: result.name })
  const best = catalogue.data?.results.find((result) => result.model_type === 'title')
  return {
    isFetching: asked.some((one) => one.isFetching),
    isError: asked.some((one) => one.isError),
    retry: () => asked.filter((one) => one.isError).forEach((one) => void one.refetch()),
    groups: [
      {
        label: t('Settings'),
        entries: (settings.data?.settings ?? []).map(({ key, tab, label, section }) => ({
          path: `/admin/settings/${tab}#${key}`,
          label,
          note: section,
        })),
      },
      { label: t('Titles'), entries: titles },
      {
        label: t('Actions'),
        entries:
          best && can('liens.create')
            ? [
                {
                  path: `/admin/liens/${best.id}/new`,
                  label: t('Add links to :title', { title: best.name }),
                },
              ]
            : best && can('nzb.create')
              ? [
                  {
                    path: `/admin/nzbs/${best.id}/new`,
                    label: t('Add files to :title', { title: best.name }),
                  },
                ]
              : [],
      },
      { label: t('People'), entries: people },
      {
        label: t('Members'),
        entries: (members.data?.members ?? []).map(({ id, username, name }) => ({
          path: `/user/${id}`,
          label: name,
          ...(name !== username && { note: username }),
        })),
      },
    ],
  }
}
