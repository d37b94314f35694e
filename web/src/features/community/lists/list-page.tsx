import type { ListPageView } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { IconList, IconLock } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { Chip } from '../../../ui/chip.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MediaGrid } from '../../../ui/media-card.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { TitleCard } from '../../catalogue/title-cards/title-card.tsx'
import { AuthorAvatar, AuthorName } from '../authors/author.tsx'
import classes from './lists.module.css'

const EAGER = 14

/** A list: who made it, what it is about, and its titles in their order. */
export function ListPage({ data: { list, items } }: { data: ListPageView }) {
  const t = useTranslate()
  return (
    <Page>
      <PageHeader title={list.name} text={list.description} />
      <Byline list={list} />
      {items.data.length === 0 ? (
        <EmptyState
          icon={<IconList size={32} stroke={1.5} />}
          title={t('This list is empty')}
          text={t('Its owner has not added a title yet.')}
        />
      ) : (
        <MediaGrid>
          {items.data.map((title, index) => (
            <li key={title.id}>
              <TitleCard title={title} isEager={index < EAGER} />
            </li>
          ))}
        </MediaGrid>
      )}
      <Pagination
        page={items.current_page}
        lastPage={items.last_page}
        hasNext={items.next_page !== null}
        labels={{ navigation: t('Other pages'), previous: t('Previous'), next: t('Next') }}
        link={(page, { children, ...rest }) => (
          <Link to="." search={(page === 1 ? {} : { page }) as never} {...rest}>
            {children}
          </Link>
        )}
      />
    </Page>
  )
}

function Byline({ list }: Pick<ListPageView, 'list'>) {
  const t = useTranslate()
  const format = useFormat()
  return (
    <p className={classes.byline}>
      <AuthorAvatar author={list.user} size={28} />
      <AuthorName author={list.user} />
      <span>{t('[one 1 title|other :count titles]', { count: list.items_count })}</span>
      <time dateTime={list.updated_at} title={format.longDate(list.updated_at)}>
        {format.age(list.updated_at)}
      </time>
      {!list.is_public && (
        <Chip>
          <IconLock size={12} stroke={1.5} aria-hidden /> {t('Private list')}
        </Chip>
      )}
    </p>
  )
}
