import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { ActionIcon, Menu } from '@mantine/core'
import { IconDots, IconFileText, IconHeartbeat, IconSkull, IconTrash } from '@tabler/icons-react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { VisuallyHidden } from '../../../../ui/visually-hidden.tsx'
import { Age, Author, HostName, NameChips, Size, StatusChip, usePlace } from '../link-cells.tsx'
import { EditLinkButton } from '../edit-link-button.tsx'
import { useUpdateLink } from '../links.queries.ts'
import { InlineAddress } from './inline-address.tsx'
import classes from './title-links.module.css'

interface AdminLinkTableProps {
  links: readonly LinkView[]
  isSeries: boolean
  showsAuthor: boolean
  onDelete(link: LinkView): void
  onNfo(link: LinkView): void
}

/** Links with their state and address, each to be edited in place or on its page. */
export function AdminLinkTable({
  links,
  isSeries,
  showsAuthor,
  onDelete,
  onNfo,
}: AdminLinkTableProps) {
  const t = useTranslate()
  const placeOf = usePlace()
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('State')}</th>
          <th scope="col">{t('Link')}</th>
          <th scope="col">{t('Quality')}</th>
          {isSeries && <th scope="col">{t('Episode')}</th>}
          <th scope="col">{t('Languages')}</th>
          <th scope="col" className={classes.end}>
            {t('Size')}
          </th>
          <th scope="col" className={classes.end}>
            {t('Downloads')}
          </th>
          {showsAuthor && <th scope="col">{t('Uploader')}</th>}
          <th scope="col">{t('Added')}</th>
          <th scope="col">
            <VisuallyHidden>{t('Actions')}</VisuallyHidden>
          </th>
        </tr>
      </thead>
      <tbody>
        {links.map((link) => (
          <tr key={link.id}>
            <td className={classes.state}>
              <StatusChip link={link} />
            </td>
            <td className={classes.address}>
              <HostName link={link} />
              <InlineAddress link={link} />
            </td>
            <td>
              <Chip tone="accent">{t(link.qual.qual)}</Chip>
            </td>
            {isSeries && <td className={classes.place}>{placeOf(link)}</td>}
            <td>
              <NameChips names={link.langues_compact} title={t('Languages')} />
            </td>
            <td className={classes.end} data-optional>
              <Size bytes={link.taille} />
            </td>
            <td className={classes.end} data-optional>
              {link.view}
            </td>
            {showsAuthor && (
              <td>
                <Author link={link} />
              </td>
            )}
            <td>
              <Age iso={link.created_at} />
            </td>
            <td className={classes.actions}>
              <RowActions link={link} onDelete={onDelete} onNfo={onNfo} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function RowActions({
  link,
  onDelete,
  onNfo,
}: { link: LinkView } & Pick<AdminLinkTableProps, 'onDelete' | 'onNfo'>) {
  const t = useTranslate()
  const { can } = useSession()
  const { mutate } = useUpdateLink()
  const name = `${t(link.qual.qual)}, ${link.host.name} (${link.id})`
  const mark = (active: 1 | 2) =>
    mutate({ params: { id: link.id }, body: { version: link.version, active } })
  const canMark = can('liens.update') && link.active !== 0
  return (
    <>
      {link.can.update && <EditLinkButton link={link} name={name} />}
      {(link.nfo || canMark || link.can.delete) && (
        <Menu position="bottom-end" shadow="md" width={220}>
          <Menu.Target>
            <ActionIcon
              variant="subtle"
              color="gray"
              size="lg"
              aria-label={t(':label: :name', { label: t('More actions'), name: name })}
            >
              <IconDots size={18} stroke={1.5} />
            </ActionIcon>
          </Menu.Target>
          <Menu.Dropdown>
            {link.nfo && (
              <Menu.Item
                leftSection={<IconFileText size={16} stroke={1.5} />}
                onClick={() => onNfo(link)}
              >
                {t('Info')}
              </Menu.Item>
            )}
            {canMark && link.active === 1 && (
              <Menu.Item leftSection={<IconSkull size={16} stroke={1.5} />} onClick={() => mark(2)}>
                {t('Mark as dead')}
              </Menu.Item>
            )}
            {canMark && link.active === 2 && (
              <Menu.Item
                leftSection={<IconHeartbeat size={16} stroke={1.5} />}
                onClick={() => mark(1)}
              >
                {t('Mark as active')}
              </Menu.Item>
            )}
            {link.can.delete && (
              <Menu.Item
                leftSection={<IconTrash size={16} stroke={1.5} />}
                className={classes.danger ?? ''}
                onClick={() => onDelete(link)}
              >
                {t('Delete')}
              </Menu.Item>
            )}
          </Menu.Dropdown>
        </Menu>
      )}
    </>
  )
}
