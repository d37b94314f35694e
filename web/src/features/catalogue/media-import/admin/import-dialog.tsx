import {
  IMPORT_RULES,
  type ImportType,
  SOURCE_NAMES,
} from '@mediatheque/contract/catalogue/media-import/import-types.ts'
import type {
  ImportPreview,
  ImportSourceView,
} from '@mediatheque/contract/catalogue/media-import/media-import.schemas.ts'
import { Group, Modal, Select, Stack, Tabs } from '@mantine/core'
import { useState } from 'react'
import { useTranslate } from '../../../../lib/i18n.ts'
import { ConfirmImport } from './confirm-import.tsx'
import { FindById } from './find-by-id.tsx'
import { FindByName } from './find-by-name.tsx'
import { ImportMany } from './import-many.tsx'

interface ImportDialogProps {
  sources: readonly ImportSourceView[]
  onClose(): void
}

/** Picks a work of an outside database, by name or by its id, or many of them, and imports it. */
export default function ImportDialog({ sources, onClose }: ImportDialogProps) {
  const t = useTranslate()
  const [type, setType] = useState<ImportType>(sources[0]!.media_type)
  const source = sources.find(({ media_type }) => media_type === type) ?? sources[0]!
  const [category, setCategory] = useState(String(source.categories[0]?.id ?? ''))
  const [tab, setTab] = useState('name')
  const [chosen, setChosen] = useState<ImportPreview>()
  const choose = (next: ImportType) => {
    const { categories } = sources.find(({ media_type }) => media_type === next)!
    setType(next)
    setCategory(String(categories[0]?.id ?? ''))
    if (next !== type) setChosen(undefined)
  }
  const order = { type, category: Number(category) }
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('Import title')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {chosen ? (
        <ConfirmImport
          order={order}
          preview={chosen}
          onBack={() => setChosen(undefined)}
          onDone={onClose}
        />
      ) : (
        <Stack gap="md">
          <Group grow align="start">
            <Select
              label={t('Type')}
              allowDeselect={false}
              data-autofocus
              data={sources.map(({ media_type: value }) => ({
                value,
                label: t(IMPORT_RULES[value].label),
              }))}
              value={type}
              description={SOURCE_NAMES[source.source]}
              onChange={(next) => choose(next as ImportType)}
            />
            <Select
              label={t('Category')}
              allowDeselect={false}
              description={t('Where it is entered')}
              data={source.categories.map(({ id, name }) => ({ value: String(id), label: name }))}
              value={category}
              onChange={(next) => setCategory(next ?? category)}
            />
          </Group>
          <Tabs value={tab} onChange={(next) => setTab(next ?? 'name')} keepMounted={false}>
            <Tabs.List mb="md">
              <Tabs.Tab value="name">{t('By name')}</Tabs.Tab>
              <Tabs.Tab value="id">{t(IMPORT_RULES[type].idLabel)}</Tabs.Tab>
              <Tabs.Tab value="many">{t('Several at once')}</Tabs.Tab>
            </Tabs.List>
            <Tabs.Panel value="name">
              <FindByName key={type} type={type} onChosen={setChosen} />
            </Tabs.Panel>
            <Tabs.Panel value="id">
              <FindById key={type} type={type} onChosen={setChosen} />
            </Tabs.Panel>
            <Tabs.Panel value="many">
              <ImportMany
                key={`${type} ${category}`}
                type={type}
                category={source.categories.find(({ id }) => id === order.category)?.type ?? ''}
              />
            </Tabs.Panel>
          </Tabs>
        </Stack>
      )}
    </Modal>
  )
}
