import type { QueryClient } from '@tanstack/react-query'
import { notFoundOn404, numberParam } from '../../../../lib/guards.ts'
import { translate } from '../../../../lib/i18n.ts'
import { personSheetQuery } from './person-records.queries.ts'

export interface PersonTab {
  readonly personId: number
  readonly name: string
  /** Names of the page and of those above. */
  readonly crumbs: Readonly<Record<string, string>>
}

const EDIT = '/admin/people/$personId/edit'

interface Loading {
  readonly context: { readonly queryClient: QueryClient }
  readonly params: { readonly personId: string }
}

/** For loaders of the tabs: the person, read anew. */
export async function loadPersonTab({
  context: { queryClient },
  params,
}: Loading): Promise<PersonTab> {
  const personId = numberParam(params.personId)
  const { sheet } = await queryClient
    .fetchQuery({ ...personSheetQuery(personId), staleTime: 0 })
    .catch(notFoundOn404)
  return {
    personId,
    name: sheet.name,
    crumbs: {
      [EDIT]: sheet.name,
      [`${EDIT}/primary-facts`]: translate('Primary facts'),
      [`${EDIT}/credits`]: translate('Credits'),
    },
  }
}

/** The title of a tab's document. */
export const headOfPersonTab = (label: string, tab: PersonTab | undefined) => ({
  meta: [
    {
      title: tab
        ? translate(':label: :name', { label: translate(label), name: tab.name })
        : translate('People'),
    },
  ],
})
