import type { ListCard } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { ActionIcon, Button, Menu } from '@mantine/core'
import { IconDownload, IconFileImport, IconLink, IconPencil, IconTrash } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { copyText } from '../../../lib/copy-text.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { lazyDialog } from '../../../lib/lazy-part.ts'
import { toast } from '../../../lib/toast.ts'
import { ListFileItems } from './list-file-items.tsx'

const dialog = lazyDialog(() => import('./delete-list-dialog.tsx'))

/** What the owner of a list can do with it. */
export function OwnerActions({ list }: { list: ListCard }) {
  const t = useTranslate()
  const [isDeleting, setDeleting] = useState(false)
  return (
    <>
      {list.share_key && <CopyAddress />}
      {list.items_count > 0 && (
        <Menu position="bottom-end" shadow="md">
          <Menu.Target>
            <ActionIcon
              variant="default"
              size="input-sm"
              aria-label={t('Take the list along')}
              title={t('Take the list along')}
            >
              <IconDownload size={18} stroke={1.5} aria-hidden />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            <ListFileItems list={list} />
          </Menu.Dropdown>
        </Menu>
      )}
      {list.can.update && (
        <ActionIcon
          variant="default"
          size="input-sm"
          aria-label={t('Import into this list')}
          title={t('Import into this list')}
          renderRoot={(props) => (
            <Link to="/lists/$slugOrId/import" params={{ slugOrId: String(list.id) }} {...props} />
          )}
        >
          <IconFileImport size={18} stroke={1.5} aria-hidden />
        </ActionIcon>
      )}
      {list.can.update && (
        <Button
          variant="default"
          leftSection={<IconPencil size={18} stroke={1.5} aria-hidden />}
          renderRoot={(props) => (
            <Link to="/lists/$slugOrId/edit" params={{ slugOrId: String(list.id) }} {...props} />
          )}
        >
          {t('Edit')}
        </Button>
      )}
      {list.can.delete && (
        <Button
          variant="default"
          leftSection={<IconTrash size={18} stroke={1.5} aria-hidden />}
          onClick={() => dialog.load(() => setDeleting(true))}
        >
          {t('Delete')}
        </Button>
      )}
      {isDeleting && (
        <Suspense>
          <dialog.Part list={list} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </>
  )
}

function CopyAddress() {
  const t = useTranslate()
  const copy = () =>
    copyText(window.location.href).then((isCopied) =>
      isCopied
        ? toast.positive(t('Copied link to clipboard'))
        : toast.danger(t('Copying is not possible here. The address is in the address bar.')),
    )
  return (
    <Button
      variant="default"
      leftSection={<IconLink size={18} stroke={1.5} aria-hidden />}
      onClick={() => void copy()}
    >
      {t('Copy the address')}
    </Button>
  )
}
