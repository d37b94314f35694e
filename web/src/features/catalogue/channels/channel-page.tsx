import type {
  ChannelItem,
  ChannelView,
} from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import type { PosterView } from '@mediatheque/contract/core/constants.ts'
import { Button } from '@mantine/core'
import { IconFilterOff, IconMovie } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { usePosterView } from '../../../lib/poster-view.ts'
import { useIsAlive } from '../../../lib/use-is-alive.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MediaGrid } from '../../../ui/media-card.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { NewsGrid } from '../title-cards/news-card.tsx'
import { PersonCard } from '../title-cards/person-card.tsx'
import { haveSeveralShapes } from '../title-cards/artwork.ts'
import { TitleCard } from '../title-cards/title-card.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { type ChannelSearch, isFiltered } from './channel-search.ts'
import { facetsQuery } from './channels.queries.ts'
import classes from './channel-page.module.css'
import { FilterBar } from './filter-bar.tsx'
import { isNews, isTitle } from './item-kinds.ts'
import { ListTools } from './list-tools.tsx'
import type { MoreTitlesProps } from './more-titles.tsx'
import type { NoResultsProps } from './no-results.tsx'
import { RowsOfChannels } from './rows-of-channels.ts'
import { type ListOfPages, useMorePages } from './use-more-pages.ts'

interface ChannelPageProps {
  channel: ChannelView
  /** The search that it was asked for with. */
  shownSearch: ChannelSearch
  search: ChannelSearch
  isLoading: boolean
  onSearch(search: ChannelSearch): void
}

const EAGER = 4
const NoResults = lazy(() => import('./no-results.tsx'))
const MoreTitles = lazy<ComponentType<MoreTitlesProps>>(async () =>
  import('./more-titles.tsx').catch(() => ({ default: () => null })),
)

/** A category or any other channel: filters, count, grid, pages; or rows, when it is a channel of channels. */
export function ChannelPage({
  channel,
  shownSearch,
  search,
  isLoading,
  onSearch,
}: ChannelPageProps) {
  const { restriction, content } = channel
  const hasFilters = channel.item_type === 'title' && content !== null
  const [view, setView] = usePosterView()
  const list = { slugOrId: channel.slug, restriction: restriction?.slug, search: shownSearch }
  const facets = (wanted: ChannelSearch) => facetsQuery(channel.slug, wanted, restriction?.slug)
  return (
    <Page>
      <PageHeader
        title={
          restriction ? (
            <>
              {channel.name} <span className={classes.restriction}>{restriction.name}</span>
            </>
          ) : (
            channel.name
          )
        }
        text={channel.description}
      />
      {content && channel.channels.length > 0 && !isFiltered(search) && (
        <RowsOfChannels channel={channel} />
      )}
      {hasFilters && (
        <FilterBar facets={facets} order={channel.order_by} search={search} onSearch={onSearch}>
          <ListTools list={{ ...list, search }} view={view} onView={setView} />
        </FilterBar>
      )}
      {hasFilters && (
        <div className={classes.status}>
          <Count channel={channel} />
          <ActiveFilters known={channel.filters} search={search} onSearch={onSearch} />
        </div>
      )}
      {content ? (
        <div
          className={classes.results}
          data-loading={isLoading || undefined}
          aria-busy={isLoading}
        >
          {content.data.length === 0 && isFiltered(search) ? (
            <NothingLeft {...{ search, facets, onSearch }} known={channel.filters} />
          ) : (
            <Results key={JSON.stringify(list)} list={list} content={content} view={view} />
          )}
        </div>
      ) : (
        <RowsOfChannels channel={channel} />
      )}
    </Page>
  )
}

function Count({ channel: { content } }: { channel: ChannelView }) {
  const t = useTranslate()
  const format = useFormat()
  const total = content?.total
  if (typeof total !== 'number') return null
  return (
    <p className={classes.count} aria-live="polite">
      {content?.total_is_estimate
        ? t('about :count titles', { count: format.compact(total) })
        : t('[one 1 title found|other :count titles found]', { count: total })}
    </p>
  )
}

/** What helps a reader on is fetched by the browser alone. */
function NothingLeft(props: NoResultsProps) {
  const t = useTranslate()
  const isAlive = useIsAlive()
  return (
    <EmptyState
      icon={<IconFilterOff size={32} stroke={1.5} />}
      title={t('Nothing matches these filters')}
      text={t('Take one away, or look at the whole list.')}
    >
      <div className={classes.help}>
        {isAlive && (
          <Suspense>
            <NoResults {...props} />
          </Suspense>
        )}
        <Button variant="default" onClick={() => props.onSearch({})}>
          {t('Clear all filters')}
        </Button>
      </div>
    </EmptyState>
  )
}

interface ResultsProps {
  list: ListOfPages
  content: NonNullable<ChannelView['content']>
  view: PosterView | undefined
}

function Results({ list, content, view }: ResultsProps) {
  const t = useTranslate()
  const isAlive = useIsAlive()
  const { items, pages, newest, nextPage, onFetched } = useMorePages(list, content)
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<IconMovie size={32} stroke={1.5} />}
        title={t('Nothing here yet')}
        text={t('Titles appear here as soon as they are in the catalogue.')}
      />
    )
  }
  return (
    <>
      <Items items={items} view={view} isWhole={pages > 1} />
      {isAlive && nextPage !== null && (
        <Suspense>
          <MoreTitles {...{ list, nextPage, pages, onFetched }} count={items.length} />
        </Suspense>
      )}
      <Pages content={newest} search={list.search} />
    </>
  )
}

interface ItemsProps {
  items: readonly ChannelItem[]
  view: PosterView | undefined
  isWhole: boolean
}

function Items({ items, view, isWhole }: ItemsProps) {
  const articles = items.filter(isNews)
  if (articles.length > 0) return <NewsGrid articles={articles} />
  const isMixed = haveSeveralShapes(items.filter(isTitle))
  return (
    <MediaGrid view={view} isWhole={isWhole}>
      {items.map((item, index) => (
        <li key={item.id}>
          {item.model_type === 'title' && (
            <TitleCard title={item} isEager={index < EAGER} isAmongOthers={isMixed} />
          )}
          {item.model_type === 'person' && (
            <PersonCard person={item} facts={item.primary_credit?.name ?? ''} />
          )}
        </li>
      ))}
    </MediaGrid>
  )
}

function Pages({
  content,
  search,
}: {
  content: NonNullable<ChannelView['content']>
  search: ChannelSearch
}) {
  const t = useTranslate()
  return (
    <Pagination
      page={content.current_page}
      lastPage={content.last_page}
      hasNext={content.next_page !== null}
      labels={{ navigation: t('Other pages'), previous: t('Previous'), next: t('Next') }}
      link={(page, { children, ...rest }) => (
        <Link
          to="."
          search={(page === 1 ? { ...search, page: undefined } : { ...search, page }) as never}
          {...rest}
        >
          {children}
        </Link>
      )}
    />
  )
}
