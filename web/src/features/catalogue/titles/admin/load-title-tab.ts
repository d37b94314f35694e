import type { TitleFrameView } from '@mediatheque/contract/catalogue/titles/editing/title-editing.schemas.ts'
import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { notFoundOn404, numberParam } from '../../../../lib/guards.ts'
import { translate } from '../../../../lib/i18n.ts'
import { titleFrameQuery } from './title-editing.queries.ts'
import { TITLE_TABS } from './title-tabs.ts'

export interface TitleTab {
  readonly titleId: number
  readonly name: string
  /** Names of the page and of those above. */
  readonly crumbs: Readonly<Record<string, string>>
}

interface Loading {
  readonly context: { readonly queryClient: QueryClient }
  readonly params: { readonly titleId: string; readonly season?: string; readonly episode?: string }
}

/** For loaders of the tabs: the frame, and what the tab shows, read anew. */
export async function loadTitleTab<Data, Key extends readonly unknown[]>(
  { context: { queryClient }, params }: Loading,
  queryOf?: (id: number) => FetchQueryOptions<Data, Error, Data, Key>,
): Promise<TitleTab> {
  const id = numberParam(params.titleId)
  const [frame] = await Promise.all([
    queryClient.ensureQueryData(titleFrameQuery(id)),
    queryOf && queryClient.fetchQuery({ ...queryOf(id), staleTime: 0 }),
  ]).catch(notFoundOn404)
  return { titleId: id, name: frame.name, crumbs: crumbsOf(frame, params) }
}

const EDIT = '/admin/titles/$titleId/edit'

function crumbsOf({ name }: TitleFrameView, params: Loading['params']): TitleTab['crumbs'] {
  return {
    [EDIT]: name,
    ...Object.fromEntries(
      TITLE_TABS.map(({ path, label }) => [`${EDIT}/${path}`, translate(label)]),
    ),
    ...(params.season && {
      [`${EDIT}/seasons/$season/episodes`]: translate('Season :number', { number: params.season }),
    }),
  }
}

/** The title of a tab's document. */
export const headOfTab = (label: string, tab: TitleTab | undefined) => ({
  meta: [
    {
      title: tab
        ? translate(':label: :name', { label: translate(label), name: tab.name })
        : translate('Titles'),
    },
  ],
})
