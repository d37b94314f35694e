import type { ListItem, ListPageView } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { Button } from '@mantine/core'
import { IconEyeOff, IconList } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { MediaGrid } from '../../../ui/media-card.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { haveSeveralShapes } from '../../catalogue/title-cards/artwork.ts'
import { PageScene } from '../../catalogue/title-cards/page-scene.tsx'
import { TitleCard } from '../../catalogue/title-cards/title-card.tsx'
import { AuthorAvatar, AuthorName } from '../authors/author.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import { ListMenu } from './list-menu.tsx'
import { ListVisibilityChip } from './list-visibility.tsx'
import { OwnerActions } from './owner-actions.tsx'
import classes from './lists.module.css'

const EAGER = 4

interface ListPageProps {
  data: ListPageView
  /** For who does not look after it. */
  actions?: ReactNode
}

/** A list: who made it, what it is about, and its titles in their order. */
export function ListPage({ data: { list, items }, actions }: ListPageProps) {
  const isMixed = haveSeveralShapes(items.data)
  return (
    <PageScene of={items.data[0]}>
      <Page>
        <PageHeader
          title={list.name}
          text={list.description && <span className={classes.description}>{list.description}</span>}
          actions={
            <>
              {actions}
              {list.can.update || list.can.delete ? (
                <OwnerActions list={list} />
              ) : (
                <ListMenu list={list} />
              )}
            </>
          }
        />
        {list.hidden && <Notice list={list} />}
        <Byline list={list} />
        {items.data.length === 0 ? (
          <Nothing list={list} />
        ) : (
          <MediaGrid>
            {items.data.map((title, index) => (
              <Entry key={title.id} title={title} isEager={index < EAGER} isAmongOthers={isMixed} />
            ))}
          </MediaGrid>
        )}
        <PageLinks of={items} />
      </Page>
    </PageScene>
  )
}

interface EntryProps {
  title: ListItem
  isEager: boolean
  isAmongOthers: boolean
}

function Entry({ title, ...look }: EntryProps) {
  return (
    <li>
      <TitleCard title={title} {...look} />
      {title.note && <p className={classes.note}>{title.note}</p>}
    </li>
  )
}

function Nothing({ list }: Pick<ListPageView, 'list'>) {
  const t = useTranslate()
  const { update } = list.can
  return (
    <EmptyState
      icon={<IconList size={32} stroke={1.5} />}
      title={t('This list is empty')}
      text={
        update
          ? t('Search for the first title, or add it from its own page.')
          : t('Its owner has not added a title yet.')
      }
    >
      {update && (
        <Button
          renderRoot={(props) => (
            <Link to="/lists/$slugOrId/edit" params={{ slugOrId: String(list.id) }} {...props} />
          )}
        >
          {t('Add titles')}
        </Button>
      )}
    </EmptyState>
  )
}

/** Why nobody else reads it, for its owner and for who can show it again. */
function Notice({ list }: Pick<ListPageView, 'list'>) {
  const t = useTranslate()
  return (
    <p className={classes.hidden} role="note">
      <IconEyeOff size={18} stroke={1.5} aria-hidden />
      <span>
        {list.can.withhold
          ? t('Moderators have hidden this list from everybody but its owner.')
          : t('A moderator has hidden this list: only you see it.')}{' '}
        {t('Reason: :reason', { reason: list.hidden?.reason ?? '' })}
      </span>
    </p>
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
      <ListVisibilityChip visibility={list.visibility} />
    </p>
  )
}
