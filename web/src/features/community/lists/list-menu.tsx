import type { ListCard } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconEye, IconEyeOff, IconFlag, IconTrash } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../../lib/i18n.ts'
import { lazyDialog } from '../../../lib/lazy-part.ts'
import { ListFileItems } from './list-file-items.tsx'
import { useReportDialog } from '../reports/report-button.tsx'

const withhold = lazyDialog(() => import('./withhold-lists-dialog.tsx'))
const restore = lazyDialog(() => import('./restore-list-dialog.tsx'))
const LOOK = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

/** What readers can do with a list of somebody else, and moderators on top of that. */
export function ListMenu({ list }: { list: ListCard }) {
  const t = useTranslate()
  const { open, shown } = useReportDialog(
    { type: 'list', id: list.id },
    list.user?.name ?? t('Deleted account'),
  )
  const [asked, setAsked] = useState<'hide' | 'remove' | 'restore'>()
  const close = () => setAsked(undefined)
  return (
    <>
      <Menu position="bottom-end" shadow="md">
        <Menu.Target>
          <ActionIcon
            variant="default"
            size="input-sm"
            aria-label={t('More about the list “:name”', { name: list.name })}
          >
            <IconDots size={18} stroke={1.5} />
          </ActionIcon>
        </Menu.Target>
        <Menu.Dropdown>
          {list.items_count > 0 && <ListFileItems list={list} />}
          <Menu.Item leftSection={<IconFlag {...LOOK} />} onClick={open}>
            {t('Report')}
          </Menu.Item>
          {list.can.withhold && !list.hidden && (
            <Menu.Item
              leftSection={<IconEyeOff {...LOOK} />}
              onClick={() => withhold.load(() => setAsked('hide'))}
            >
              {t('Hide the list')}
            </Menu.Item>
          )}
          {list.can.withhold && list.hidden && (
            <Menu.Item
              leftSection={<IconEye {...LOOK} />}
              onClick={() => restore.load(() => setAsked('restore'))}
            >
              {t('Show it again')}
            </Menu.Item>
          )}
          {list.can.withhold && list.kind === null && (
            <Menu.Item
              color="red"
              leftSection={<IconTrash {...LOOK} />}
              onClick={() => withhold.load(() => setAsked('remove'))}
            >
              {t('Remove the list')}
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      {shown}
      <Suspense>
        {asked === 'restore' && <restore.Part list={list} onClose={close} />}
        {(asked === 'hide' || asked === 'remove') && (
          <withhold.Part action={asked} lists={[list]} onClose={close} onDone={close} isLeaving />
        )}
      </Suspense>
    </>
  )
}
