import type {
  ChannelItem,
  ChannelView,
} from '@mediatheque/contract/catalogue/channels/channels.schemas.ts'
import { Button } from '@mantine/core'
import { IconFilterOff, IconMovie } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
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
import { RowsOfChannels } from './rows-of-channels.ts'

interface ChannelPageProps {
  channel: ChannelView
  search: ChannelSearch
  isLoading: boolean
  onSearch(search: ChannelSearch): void
}

const EAGER = 4

/** A category or any other channel: filters, count, grid, pages; or rows, when it is a channel of channels. */
export function ChannelPage({ channel, search, isLoading, onSearch }: ChannelPageProps) {
  const { restriction, content } = channel
  const hasFilters = channel.item_type === 'title' && content !== null
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
      {hasFilters && (
        <FilterBar
          facets={(wanted) => facetsQuery(channel.slug, wanted, restriction?.slug)}
          order={channel.order_by}
          search={search}
          onSearch={onSearch}
        />
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
          <Results items={content.data} search={search} onClear={() => onSearch({})} />
          <Pages content={content} search={search} />
        </div>
      ) : (
        <RowsOfChannels channels={channel.channels} />
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

function Results({
  items,
  search,
  onClear,
}: {
  items: readonly ChannelItem[]
  search: ChannelSearch
  onClear(): void
}) {
  const t = useTranslate()
  if (items.length === 0 && isFiltered(search)) {
    return (
      <EmptyState
        icon={<IconFilterOff size={32} stroke={1.5} />}
        title={t('Nothing matches these filters')}
        text={t('Take one away, or look at the whole list.')}
      >
        <Button variant="default" onClick={onClear}>
          {t('Clear all filters')}
        </Button>
      </EmptyState>
    )
  }
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<IconMovie size={32} stroke={1.5} />}
        title={t('Nothing here yet')}
        text={t('Titles appear here as soon as they are in the catalogue.')}
      />
    )
  }
  const articles = items.filter(isNews)
  if (articles.length > 0) return <NewsGrid articles={articles} />
  const isMixed = haveSeveralShapes(items.filter(isTitle))
  return (
    <MediaGrid>
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
