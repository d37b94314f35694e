import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import { notFoundOn404, numberParam } from '../../../../lib/guards.ts'
import { translate } from '../../../../lib/i18n.ts'
import { memberQuery } from './member-editing.queries.ts'
import { MEMBER_TABS } from './member-tabs.ts'

interface MemberTab {
  readonly userId: number
  readonly name: string
  /** Names of the page and of those above. */
  readonly crumbs: Readonly<Record<string, string>>
}

interface Loading {
  readonly context: { readonly queryClient: QueryClient }
  readonly params: { readonly userId: string }
}

const PLACE = '/admin/users/$userId'

/** For loaders of the tabs: the account, and what the tab shows besides, read anew. */
export async function loadMemberTab<Data, Key extends readonly unknown[]>(
  { context: { queryClient }, params }: Loading,
  queryOf?: (id: number) => FetchQueryOptions<Data, Error, Data, Key>,
): Promise<MemberTab> {
  const userId = numberParam(params.userId)
  const { member } = await queryClient.fetchQuery(memberQuery(userId)).catch(notFoundOn404)
  if (queryOf && member.can.manage) await queryClient.fetchQuery(queryOf(userId))
  return {
    userId,
    name: member.name,
    crumbs: {
      [PLACE]: member.name,
      ...Object.fromEntries(
        MEMBER_TABS.map(({ path, label }) => [`${PLACE}/${path}`, translate(label)]),
      ),
    },
  }
}

/** The title of a tab's document. */
export const headOfTab = (label: string, tab: MemberTab | undefined) => ({
  meta: [
    {
      title: tab
        ? translate(':label: :name', { label: translate(label), name: tab.name })
        : translate('Members'),
    },
  ],
})
