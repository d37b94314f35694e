import { customPageUrl } from '@mediatheque/contract/site/custom-pages/custom-page-url.ts'
import type { CustomPageRow } from '@mediatheque/contract/site/custom-pages/custom-pages.schemas.ts'
import { ActionIcon, Button } from '@mantine/core'
import { IconFileText, IconPencil, IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useFormat } from '../../../lib/format.ts'
import { useTranslate } from '../../../lib/i18n.ts'
import { CutName } from '../../../ui/data-table/cut-name.tsx'
import classes from './custom-page.module.css'

const editPage = ({ id }: { readonly id: number }) =>
  ({ to: '/admin/custom-pages/$pageId/edit', params: { pageId: String(id) } }) as const

/** How the list shows each column of a page. */
export function useCustomPageCells() {
  const t = useTranslate()
  const format = useFormat()
  return {
    title: (page: CustomPageRow) => (
      <Link {...editPage(page)} className={classes.link}>
        <CutName name={page.title} />
      </Link>
    ),
    slug: (page: CustomPageRow) => (
      <Link to="/pages/$slug" params={{ slug: page.slug }} className={classes.link}>
        {customPageUrl(page)}
      </Link>
    ),
    is_published: ({ is_published }: CustomPageRow) => (is_published ? t('Published') : t('Draft')),
    is_in_footer: ({ is_in_footer }: CustomPageRow) => (is_in_footer ? t('Yes') : t('No')),
    updated_at: ({ updated_at }: CustomPageRow) => (
      <time dateTime={updated_at}>{format.longDate(updated_at)}</time>
    ),
  }
}

export function useCustomPageWords() {
  const t = useTranslate()
  return {
    failed: t('The pages could not be loaded'),
    notFound: t('No matching pages found'),
    empty: {
      icon: <IconFileText size={28} stroke={1.25} />,
      title: t('No pages yet'),
      text: t('Write the first one: privacy, terms or help.'),
    },
  }
}

export function NewPageLink() {
  const t = useTranslate()
  return (
    <Button
      leftSection={<IconPlus size={18} stroke={1.5} aria-hidden />}
      renderRoot={(props) => <Link to="/admin/custom-pages/new" {...props} />}
    >
      {t('New page')}
    </Button>
  )
}

export function EditPageLink({ page }: { page: CustomPageRow }) {
  const t = useTranslate()
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      size="lg"
      aria-label={t('Edit :name', { name: page.title })}
      title={t('Edit')}
      renderRoot={(props) => <Link {...editPage(page)} {...props} />}
    >
      <IconPencil size={18} stroke={1.5} aria-hidden />
    </ActionIcon>
  )
}
