import type { PosterView } from '@mediatheque/contract/core/constants.ts'
import { IconCheck } from '@tabler/icons-react'
import { useTranslate } from '../../../lib/i18n.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import classes from './order-panel.module.css'

const WIDTH = 240

const VIEWS = [
  ['small', 'Small posters'],
  [undefined, 'Usual size'],
  ['large', 'Large posters'],
  ['list', 'List with plots'],
] as const

interface ViewPanelProps {
  view: PosterView | undefined
  anchor: HTMLElement
  onView(view: PosterView | undefined): void
  onClose(): void
}

/** How large the posters of lists are; choosing one closes it. */
export default function ViewPanel({ view, anchor, onView, onClose }: ViewPanelProps) {
  const t = useTranslate()
  return (
    <Sheet
      title={t('Size of the posters')}
      closeLabel={t('Close')}
      anchor={anchor}
      width={WIDTH}
      onClose={onClose}
    >
      <ul className={classes.orders}>
        {VIEWS.map(([name, label]) => (
          <li key={label}>
            <button
              type="button"
              className={classes.order}
              aria-pressed={name === view}
              onClick={() => {
                onView(name)
                onClose()
              }}
            >
              {t(label)}
              {name === view && <IconCheck size={17} stroke={1.8} aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  )
}
