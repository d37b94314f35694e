import type { TitleOrder } from '@mediatheque/contract/catalogue/titles/titles.schemas.ts'
import { IconCheck } from '@tabler/icons-react'
import { useTranslate } from '../../../lib/i18n.ts'
import { Sheet } from '../../../ui/sheet.tsx'
import classes from './order-panel.module.css'
import { ORDER_LABELS } from './order-labels.ts'

const WIDTH = 260

interface OrderPanelProps {
  order: string
  /** That of the list by itself. */
  usual: string
  anchor: HTMLElement | null
  onOrder(order: TitleOrder | 'relevance'): void
  onClose(): void
}

/** The orders of a list; choosing one closes it. */
export default function OrderPanel({ order, usual, anchor, onOrder, onClose }: OrderPanelProps) {
  const t = useTranslate()
  return (
    <Sheet
      title={t('Sort by')}
      closeLabel={t('Close')}
      anchor={anchor}
      width={WIDTH}
      onClose={onClose}
    >
      <ul className={classes.orders}>
        {ORDER_LABELS.filter(([name]) => name !== 'relevance' || name === usual).map(
          ([name, label]) => (
            <li key={name}>
              <button
                type="button"
                className={classes.order}
                aria-pressed={name === order}
                onClick={() => {
                  onOrder(name)
                  onClose()
                }}
              >
                {t(label)}
                {name === order && <IconCheck size={17} stroke={1.8} aria-hidden />}
              </button>
            </li>
          ),
        )}
      </ul>
    </Sheet>
  )
}
