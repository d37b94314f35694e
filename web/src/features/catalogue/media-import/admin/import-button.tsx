import { Button } from '@mantine/core'
import { IconDatabaseImport } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { lazyDialog } from '../../../../lib/lazy-part.ts'
import { useSession } from '../../../../lib/session.tsx'
import { importSourcesQuery } from './media-import.queries.ts'

const dialog = lazyDialog(() => import('./import-dialog.tsx'))

/** Imports a title from an outside database: offered where one is set up, to who may enter titles. */
export function ImportButton() {
  const t = useTranslate()
  const { can } = useSession()
  const mayImport = can('admin.access') && can('titles.create')
  const [isOpen, setOpen] = useState(false)
  const { data } = useQuery({ ...importSourcesQuery(), enabled: mayImport })
  if (!mayImport || !data || data.sources.length === 0) return null
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDatabaseImport size={18} stroke={1.5} aria-hidden />}
        onClick={() => dialog.load(() => setOpen(true))}
      >
        {t('Import title')}
      </Button>
      {isOpen && (
        <Suspense>
          <dialog.Part sources={data.sources} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
