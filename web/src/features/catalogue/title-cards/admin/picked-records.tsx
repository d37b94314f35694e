import { ActionIcon, Button } from '@mantine/core'
import { IconX } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { movedTo } from '../../../../lib/moved-to.ts'
import { SortableRows } from '../../../../ui/sortable-rows.tsx'
import { type PickedRecord, useRecordFacts, useRecordPicture } from './picked-record.ts'
import classes from './picked-records.module.css'

/** Of a long list so many are drawn: each row can be dragged. */
const DRAWN = 100

interface PickedRecordsProps {
  records: readonly PickedRecord[]
  onChange(records: readonly PickedRecord[]): void
}

/** Records in an order that is chosen by hand: dragged by the handle, or moved by its keys. */
export function PickedRecords({ records, onChange }: PickedRecordsProps) {
  const t = useTranslate()
  const [most, setMost] = useState(records.length > DRAWN ? DRAWN : Infinity)
  if (records.length === 0) return null
  return (
    <div className={classes.rows}>
      <SortableRows
        rows={records.slice(0, most)}
        idOf={({ id }) => id}
        handle={({ name }) => ({
          label: t('Move “:name”: arrow keys, Home, End', { name }),
          hint: t('Drag, or use the arrow keys'),
        })}
        onMove={(record, place) => onChange(movedTo(records, record, place))}
        render={(record) => (
          <Row
            record={record}
            onRemove={() => onChange(records.filter((other) => other !== record))}
          />
        )}
      />
      {records.length > most && (
        <Button variant="default" fullWidth onClick={() => setMost(most + DRAWN)}>
          {t('Show more: :count are left', { count: records.length - most })}
        </Button>
      )}
    </div>
  )
}

function Row({ record, onRemove }: { record: PickedRecord; onRemove(): void }) {
  const t = useTranslate()
  const pictureOf = useRecordPicture()
  const factsOf = useRecordFacts()
  const picture = pictureOf(record)
  return (
    <div className={classes.row}>
      {picture && <img {...picture} alt="" width={32} height={48} />}
      <span className={classes.words}>
        <span>{record.name}</span>
        <span className={classes.facts}>{factsOf(record)}</span>
      </span>
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={t('Remove “:name”', { name: record.name })}
        title={t('Remove')}
        onClick={onRemove}
      >
        <IconX size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </div>
  )
}
