import type { ChannelUses } from '@mediatheque/contract/catalogue/channels/editing/channel-records.schemas.ts'
import { useTranslate } from '../../../../lib/i18n.ts'
import classes from './channel-editor.module.css'

interface ChannelUsesNoteProps {
  uses: ChannelUses
  isFixed: boolean
}

/** Where what is changed here is seen. */
export function ChannelUsesNote({ uses, isFixed }: ChannelUsesNoteProps) {
  const t = useTranslate()
  const list = (names: readonly string[]) => names.join(', ')
  const lines = [
    uses.is_home && t('This is the front page of the site.'),
    uses.channels.length > 0 &&
      t('It is a row of: :names.', { names: list(uses.channels.map(({ name }) => name)) }),
    uses.menus.length > 0 &&
      t('Menus lead to it: :names.', { names: list(uses.menus.map((name) => t(name))) }),
    uses.is_on_landing_page && t('The landing page shows its titles.'),
    isFixed && t('The site needs it: it keeps its address, and cannot be deleted.'),
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <ul className={classes.uses}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  )
}
