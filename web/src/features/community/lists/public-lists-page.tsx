import {
  LIST_ORDERS,
  type ListCard,
  type ListOrder,
  PUBLIC_LISTS_PATH,
} from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { Page as ListPage } from '@mediatheque/contract/core/list-query.ts'
import { IconBookmarks } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { useIsAlive } from '../../../lib/use-is-alive.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { ListGrid } from './list-grid.tsx'
import type { ListsSearch } from './read-lists-search.ts'
import type { MoreListsProps } from './more-lists.tsx'
import classes from './lists.module.css'

const MoreLists = lazy<ComponentType<MoreListsProps>>(async () =>
  import('./more-lists.tsx').catch(() => ({
    default: ({ lists }: MoreListsProps) => <PageLinks of={lists} />,
  })),
)
const ORDER_NAMES = {
  newest: 'Last changed',
  followed: 'Most followed',
} as const satisfies Record<ListOrder, string>

interface PublicListsPageProps {
  lists: ListPage<ListCard>
  search: ListsSearch
}

/** All lists that members made for everybody. */
export function PublicListsPage({ lists, search }: PublicListsPageProps) {
  const t = useTranslate()
  const { order = 'newest' } = search
  return (
    <Page>
      <PageHeader
        title={t('Lists of members')}
        text={t('Evenings, favourites, whole shelves: what members put together.')}
      />
      <nav className={classes.orders} aria-label={t('Sort by')}>
        {LIST_ORDERS.map((one) => (
          <Link
            key={one}
            to={PUBLIC_LISTS_PATH}
            search={one === 'newest' ? {} : { order: one }}
            aria-current={one === order ? 'page' : undefined}
          >
            {t(ORDER_NAMES[one])}
          </Link>
        ))}
      </nav>
      {lists.data.length === 0 ? (
        <NoLists order={order} />
      ) : (
        // Of another order or page the fetched pages are others.
        <Lists key={`${order} ${lists.current_page}`} {...{ lists, search }} />
      )}
    </Page>
  )
}

function Lists(props: PublicListsPageProps) {
  const { lists } = props
  const isAlive = useIsAlive()
  const links = <PageLinks of={lists} />
  return (
    <>
      <ListGrid lists={lists.data} />
      {isAlive && lists.next_page !== null ? (
        <Suspense fallback={links}>
          <MoreLists {...props} />
        </Suspense>
      ) : (
        links
      )}
    </>
  )
}

function NoLists({ order }: { order: ListOrder }) {
  const t = useTranslate()
  return (
    <EmptyState
      icon={<IconBookmarks size={32} stroke={1.5} />}
      {...(order === 'newest'
        ? {
            title: t('No public lists yet'),
            text: t('Lists that members make for all to see will be here.'),
          }
        : {
            title: t('Nobody follows a list yet'),
            text: t('Lists that members follow will be here.'),
          })}
    />
  )
}
