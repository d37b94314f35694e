import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { Button } from '@mantine/core'
import { IconBookmarkPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { loginAddress } from '../../../lib/guards.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { lazyDialog } from '../../../lib/lazy-part.ts'
import { useSession } from '../../../lib/session.tsx'

const dialog = lazyDialog(() => import('./add-to-list-dialog.tsx'))

interface AddToListButtonProps {
  title: { readonly id: number; readonly slug: string; readonly name: string }
}

/** Keeps a title in lists of one's own. Visitors log in first, and come back to the title. */
export function AddToListButton({ title }: AddToListButtonProps) {
  const t = useTranslate()
  const { user, can } = useSession()
  const [isOpen, setOpen] = useState(false)
  const look = {
    size: 'md',
    variant: 'default',
    // On a phone it is known by its picture.
    'data-compact': true,
    title: t('Add to list'),
    leftSection: <IconBookmarkPlus size={19} stroke={1.5} />,
  } as const
  if (!user)
    return (
      <Button {...look} component="a" href={loginAddress(titleUrl(title))} rel="nofollow">
        {t('Add to list')}
      </Button>
    )
  if (!can('lists.create')) return null
  return (
    <>
      <Button {...look} aria-haspopup="dialog" onClick={() => dialog.load(() => setOpen(true))}>
        {t('Add to list')}
      </Button>
      {isOpen && (
        <Suspense>
          <dialog.Part title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
