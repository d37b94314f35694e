import type {
  SavedViewState,
  SavedViewView,
} from '@mediatheque/contract/accounts/saved-views/saved-views.schemas.ts'
import { Button, Menu } from '@mantine/core'
import { IconBookmark, IconCheck, IconStar } from '@tabler/icons-react'
import { Suspense, useRef, useState } from 'react'
import { useTranslate } from '../../lib/i18n.ts'
import { lazyDialog } from '../../lib/lazy-part.ts'
import { useSavedViewChanges } from '../../lib/lists/saved-views.ts'
import { toast, toastError } from '../../lib/toast.ts'
import { VisuallyHidden } from '../visually-hidden.tsx'
import type { ViewsControl } from './use-views.ts'
import classes from './views-menu.module.css'

const dialog = lazyDialog(() => import('./view-dialog.tsx'))

interface ViewsMenuProps {
  /** `name` of the list. */
  list: string
  control: ViewsControl
  /** What the table shows now. */
  state: SavedViewState
}

/** The views that a reader keeps of a table: opened, kept, overwritten, and changed. */
export function ViewsMenu({ list, control, state }: ViewsMenuProps) {
  const t = useTranslate()
  const { update } = useSavedViewChanges()
  const [edited, setEdited] = useState<SavedViewView | 'new'>()
  const button = useRef<HTMLButtonElement>(null)
  const { views, current, isChanged, show, setOpened } = control
  if (!views) return null
  const edit = (view: SavedViewView | 'new') => dialog.load(() => setEdited(view))
  const overwrite = ({ id, version }: SavedViewView) =>
    update.mutate(
      { params: { id }, body: { version, state } },
      { onSuccess: () => toast.positive(t('View saved')), onError: toastError },
    )
  return (
    <>
      <Menu
        position="bottom-end"
        shadow="md"
        width={280}
        withinPortal={false}
        withInitialFocusPlaceholder={false}
      >
        <Menu.Target>
          <Button
            ref={button}
            variant="default"
            className={classes.target ?? ''}
            leftSection={<IconBookmark size={16} stroke={1.5} aria-hidden />}
          >
            <span className={classes.name}>
              {current ? t('View: :name', { name: current.name }) : t('Saved views')}
              {isChanged && ' *'}
            </span>
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.views ?? ''}>
          <ViewItem label={t('All rows')} isCurrent={!current} onOpen={() => show(undefined)} />
          {views.map((view) => (
            <ViewItem
              key={view.id}
              label={view.name}
              isCurrent={view === current}
              isFirst={view.is_first}
              onOpen={() => show(view)}
            />
          ))}
          <Menu.Divider />
          {current && isChanged && (
            <Menu.Item onClick={() => overwrite(current)}>
              {t('Save changes to :name', { name: current.name })}
            </Menu.Item>
          )}
          <Menu.Item onClick={() => edit('new')}>{t('Save as a new view')}</Menu.Item>
          {current && (
            <Menu.Item onClick={() => edit(current)}>
              {t('Edit the view :name', { name: current.name })}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {edited && (
        <Suspense>
          <dialog.Part
            list={list}
            edited={edited}
            state={state}
            onSaved={setOpened}
            onClose={() => {
              setEdited(undefined)
              button.current?.focus()
            }}
          />
        </Suspense>
      )}
    </>
  )
}

interface ViewItemProps {
  label: string
  isCurrent: boolean
  isFirst?: boolean
  onOpen(): void
}

function ViewItem({ label, isCurrent, isFirst, onOpen }: ViewItemProps) {
  const t = useTranslate()
  return (
    <Menu.Item
      aria-current={isCurrent}
      leftSection={
        <IconCheck size={16} stroke={1.5} aria-hidden opacity={isCurrent ? undefined : 0} />
      }
      rightSection={
        isFirst && (
          <span title={t('Opens first')}>
            <IconStar size={14} stroke={1.5} aria-hidden />
            <VisuallyHidden>{t('Opens first')}</VisuallyHidden>
          </span>
        )
      }
      onClick={onOpen}
    >
      {label}
    </Menu.Item>
  )
}
