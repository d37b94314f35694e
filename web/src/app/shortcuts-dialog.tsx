import { Modal, Switch } from '@mantine/core'
import { useState } from 'react'
import { isApple } from '../lib/asks-for-search.ts'
import { useTranslate } from '../lib/i18n.ts'
import { useSession } from '../lib/session.tsx'
import { areSingleKeysOn } from '../lib/single-keys.ts'
import { writeStored } from '../lib/storage.ts'
import classes from './shortcuts-dialog.module.css'

type Key = readonly [does: string, ...keys: string[]]

/** What can be done by which keys, and whether letters pressed alone do anything. */
export default function ShortcutsDialog({ onClose }: { onClose(): void }) {
  const t = useTranslate()
  const { can } = useSession()
  const [isOn, setOn] = useState(areSingleKeysOn)
  const control = isApple() ? '⌘' : 'Ctrl'
  const everywhere: readonly Key[] = [
    [can('admin.access') ? t('Find anything') : t('Search'), `${control} K`],
    [t('Search'), '/'],
    [t('Keyboard shortcuts'), '?'],
    [t('Close'), 'Esc'],
  ]
  const player: readonly Key[] = [
    [t('Play or pause'), 'K', t('Space bar')],
    [t('10 seconds back or on'), '←', '→'],
    [t('Previous or next video'), 'Shift ←', 'Shift →'],
    [t('Captions'), 'C'],
    [t('Full screen'), 'F'],
    [t('Picture in picture'), 'P'],
  ]
  const queues: readonly Key[] = [
    [t('Select all'), `${control} A`],
    [t('Select none'), 'Esc'],
    [t('Accept what is selected'), 'Enter'],
    [t('Deny or delete what is selected'), 'Del'],
  ]
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('Keyboard shortcuts')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <div className={classes.groups}>
        <Group name={t('Everywhere')} keys={everywhere} />
        <Group name={t('In the player')} keys={player} />
        {can('admin.access') && <Group name={t('In lists of links to check')} keys={queues} />}
      </div>
      <Switch
        className={classes.choice}
        label={t('Letters pressed alone')}
        description={t('“/” and “?” on every page. Turn them off if you speak to your computer.')}
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => {
          writeStored('singleKeys', checked)
          setOn(checked)
        }}
      />
    </Modal>
  )
}

function Group({ name, keys }: { name: string; keys: readonly Key[] }) {
  return (
    <section>
      <h3 className={classes.name}>{name}</h3>
      <dl className={classes.keys}>
        {keys.map(([does, ...pressed]) => (
          <div key={does + pressed[0]}>
            <dt>{does}</dt>
            <dd>
              {pressed.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
