import type { ExtraPanel as ExtraPanelSetting } from '@mediatheque/contract/accounts/users/extra-panels.schemas.ts'
import { Button, Stack, Text } from '@mantine/core'
import { useTranslate } from '../../../lib/i18n.ts'
import { isOwnTarget, targetUrl } from '../../../lib/page-data.ts'
import { SettingsPanel } from '../../../ui/settings-panel.tsx'

/** Apart from the ids of the panels that are always there. */
export const extraPanelId = ({ id }: Pick<ExtraPanelSetting, 'id'>) => `extra-${id}`

/** A panel that the site's settings describe. */
export function ExtraPanel({ panel }: { panel: ExtraPanelSetting }) {
  const t = useTranslate()
  const paragraphs = t(panel.description)
    .split(/\n{2,}/)
    .filter(Boolean)
  return (
    <SettingsPanel id={extraPanelId(panel)} title={t(panel.label)}>
      <Stack gap="md" align="flex-start">
        {paragraphs.map((paragraph, index) => (
          <Text key={index} style={{ whiteSpace: 'pre-line' }}>
            {paragraph}
          </Text>
        ))}
        {panel.link && (
          <Button
            component="a"
            variant="default"
            href={targetUrl(panel.link.url)}
            {...(!isOwnTarget(panel.link.url) && { target: '_blank', rel: 'noreferrer' })}
          >
            {t(panel.link.label)}
          </Button>
        )}
      </Stack>
    </SettingsPanel>
  )
}
