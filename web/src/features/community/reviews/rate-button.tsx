import { titleUrl } from '@mediatheque/contract/catalogue/titles/title-types.ts'
import { Button } from '@mantine/core'
import { IconStar, IconStarFilled } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { loginAddress } from '../../../lib/guards.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { lazyDialog } from '../../../lib/lazy-part.ts'
import { useSession } from '../../../lib/session.tsx'
import { useOwnMark } from '../marks/marks.queries.ts'

const dialog = lazyDialog(() => import('./rate-dialog.tsx'))

interface RateButtonProps {
  title: { readonly id: number; readonly slug: string; readonly name: string }
}

/** Rates a title, and shows how the reader did. Visitors log in first, and come back to the title. */
export function RateButton({ title }: RateButtonProps) {
  const t = useTranslate()
  const { user, can } = useSession()
  const [isOpen, setOpen] = useState(false)
  const score = useOwnMark(title.id)?.score ?? null
  // On a phone it is known by its picture.
  const look = { size: 'md', variant: 'default', 'data-compact': true, title: t('Rate') } as const
  const star = <IconStar size={19} stroke={1.5} />
  if (!user)
    return (
      <Button
        {...look}
        leftSection={star}
        component="a"
        href={loginAddress(titleUrl(title))}
        rel="nofollow"
      >
        {t('Rate')}
      </Button>
    )
  if (!can('reviews.create')) return null
  return (
    <>
      <Button
        {...look}
        data-on={score !== null || undefined}
        leftSection={score === null ? star : <IconStarFilled size={19} />}
        aria-haspopup="dialog"
        aria-label={
          score === null
            ? undefined
            : t(':label: :name', { label: `${score}/10`, name: t('your rating') })
        }
        onClick={() => dialog.load(() => setOpen(true))}
      >
        {score === null ? t('Rate') : `${score}/10`}
      </Button>
      {isOpen && (
        <Suspense>
          <dialog.Part title={title} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
