import { createFileRoute } from '@tanstack/react-router'
import { PersonPicker } from '../features/catalogue/people/admin/person-picker.tsx'
import {
  headOfPersonTab,
  loadPersonTab,
} from '../features/catalogue/person-records/admin/load-person-tab.ts'
import { PersonEditorFrame } from '../features/catalogue/person-records/admin/person-editor-frame.tsx'
import { PersonFactsTab } from '../features/catalogue/person-records/admin/person-facts-tab.tsx'

export const Route = createFileRoute('/_shell/admin/people/$personId/edit/primary-facts')({
  loader: loadPersonTab,
  head: ({ loaderData }) => headOfPersonTab('Primary facts', loaderData),
  component: AdminPersonFacts,
})

function AdminPersonFacts() {
  const { personId } = Route.useLoaderData()
  return (
    <PersonEditorFrame personId={personId} picker={PersonPicker}>
      <PersonFactsTab key={personId} personId={personId} />
    </PersonEditorFrame>
  )
}
