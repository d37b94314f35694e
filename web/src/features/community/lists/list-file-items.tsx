import { listFileEndpoints } from '@mediatheque/contract/community/lists/list-file.endpoints.ts'
import type { ListCard } from '@mediatheque/contract/community/lists/lists.schemas.ts'
import { Menu } from '@mantine/core'
import { IconFileTypeCsv, IconMovie } from '@tabler/icons-react'
import { addressOf } from '../../../lib/api.ts'
import { useTranslate } from '../../../lib/i18n.ts'

const LOOK = { size: 16, stroke: 1.5, 'aria-hidden': true } as const

/** The files of a list, as items of a menu: for tables, and for another site. */
export function ListFileItems({ list }: { list: ListCard }) {
  const t = useTranslate()
  const params = { slugOrId: list.share_key ?? String(list.id) }
  const addressAs = (format: 'table' | 'letterboxd') =>
    addressOf(listFileEndpoints.exportList, { params, query: { format } })
  return (
    <>
      <Menu.Item
        component="a"
        href={addressAs('table')}
        download
        leftSection={<IconFileTypeCsv {...LOOK} />}
      >
        {t('Download as CSV')}
      </Menu.Item>
      <Menu.Item
        component="a"
        href={addressAs('letterboxd')}
        download
        leftSection={<IconMovie {...LOOK} />}
      >
        {t('Download for Letterboxd')}
      </Menu.Item>
    </>
  )
}
