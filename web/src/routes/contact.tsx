import { createFileRoute } from '@tanstack/react-router'
import { ContactPage } from '../features/site/contact/contact-page.tsx'
import { translate } from '../lib/i18n.ts'

export const Route = createFileRoute('/_shell/contact')({
  head: () => ({ meta: [{ title: translate('Contact') }] }),
  component: Contact,
})

function Contact() {
  const navigate = Route.useNavigate()
  return <ContactPage onSent={() => void navigate({ to: '/' })} />
}
