import type { LinkView } from '@mediatheque/contract/links/links/links.schemas.ts'
import { type Translate, useTranslate } from '../../../../lib/i18n.ts'
import { useSession } from '../../../../lib/session.tsx'
import { Chip } from '../../../../ui/chip.tsx'
import { CheckCell, CheckedStatus } from '../checker/check-cell.tsx'
import { useCheckLink } from '../checker/use-check-link.ts'
import { Age, Author, HostName, NameChips, Size, usePlace } from '../link-cells.tsx'
import { EditLinkButton } from '../edit-link-button.tsx'
import { useUpdateLink } from '../links.queries.ts'
import { InlineAddress } from './inline-address.tsx'
import { RowMenu } from './row-menu.tsx'
import classes from './title-links.module.css'

/** What a link is called where it cannot be seen. */
export const nameOfLink = (t: Translate, link: LinkView) =>
  `${t(link.qual.qual)}, ${link.host.name} (${link.id})`

/** How the columns of a title's links are shown: the address is edited where it stands. */
export function useLinkCells() {
  const t = useTranslate()
  const placeOf = usePlace()
  return {
    active: (link: LinkView) => <CheckedStatus link={link} />,
    lien: (link: LinkView) => (
      <div className={classes.address}>
        <HostName link={link} />
        <InlineAddress link={link} />
      </div>
    ),
    qualite: (link: LinkView) => <Chip tone="accent">{t(link.qual.qual)}</Chip>,
    episode: (link: LinkView) => placeOf(link),
    langues: (link: LinkView) => <NameChips names={link.langues_compact} title={t('Languages')} />,
    subs: (link: LinkView) => <NameChips names={link.subs_compact} title={t('Subtitles')} />,
    taille: (link: LinkView) => <Size bytes={link.taille} />,
    view: (link: LinkView) => link.view,
    author: (link: LinkView) => <Author link={link} />,
    created_at: (link: LinkView) => <Age iso={link.created_at} />,
    checked_date: (link: LinkView) => <CheckCell link={link} />,
    updated_at: (link: LinkView) => <Age iso={link.updated_at} />,
  }
}

interface LinkRowActionsProps {
  link: LinkView
  onDelete(link: LinkView): void
  onNfo(link: LinkView): void
}

/** Edits a link on its page, marks it, and takes it away. */
export function LinkRowActions({ link, onDelete, onNfo }: LinkRowActionsProps) {
  const t = useTranslate()
  const { can } = useSession()
  const { mutate } = useUpdateLink()
  const check = useCheckLink()
  const canCheck = can('admin.access') && can('titles.update')
  const name = nameOfLink(t, link)
  return (
    <>
      {link.can.update && <EditLinkButton link={link} name={name} />}
      <RowMenu
        row={link}
        name={name}
        canMark={can('liens.update')}
        onMark={(active) =>
          mutate({ params: { id: link.id }, body: { version: link.version, active } })
        }
        {...(canCheck && { onCheck: () => check.mutate({ params: { id: link.id } }) })}
        onDelete={() => onDelete(link)}
        onNfo={() => onNfo(link)}
      />
    </>
  )
}
