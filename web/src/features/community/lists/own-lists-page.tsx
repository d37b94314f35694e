import type { OwnList } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import type { Page as ListPage } from '@mediatheque/contract/core/list-query.ts'
import { Button } from '@mantine/core'
import { IconBookmarks, IconFileImport, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useTranslate } from '../../../lib/i18n.ts'
import { useSession } from '../../../lib/session.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Page, PageHeader } from '../../../ui/page.tsx'
import { ListCard } from './list-card.tsx'
import { PageLinks } from '../../../ui/page-links.tsx'
import classes from './lists.module.css'

/** The reader's own lists, those that nobody else sees too. */
export function OwnListsPage({ lists }: { lists: ListPage<OwnList> }) {
  const t = useTranslate()
  const { can } = useSession()
  const isEmpty = lists.data.length === 0
  const create = can('lists.create') && (
    <>
      <Button
        variant="default"
        leftSection={<IconFileImport size={18} stroke={1.5} aria-hidden />}
        renderRoot={(props) => <Link to="/lists/import" {...props} />}
      >
        {t('Import a list')}
      </Button>
      <Button
        leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
        renderRoot={(props) => <Link to="/lists/new" {...props} />}
      >
        {t('New list')}
      </Button>
    </>
  )
  return (
    <Page>
      <PageHeader
        title={t('My lists')}
        text={t('What you want to see, what you love, what belongs together.')}
        actions={!isEmpty && create}
      />
      {isEmpty ? (
        <EmptyState
          icon={<IconBookmarks size={32} stroke={1.5} />}
          title={t('No lists yet')}
          text={t('Make your first list, or press “Add to list” on the page of a title.')}
        >
          {create}
        </EmptyState>
      ) : (
        <ul className={classes.grid}>
          {lists.data.map((list) => (
            <li key={list.id}>
              <ListCard list={list} isOwn />
            </li>
          ))}
        </ul>
      )}
      <PageLinks of={lists} />
    </Page>
  )
}
