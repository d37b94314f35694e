import { siteUrl } from './page-data.ts'

/** Only who made an app of the site gets its worker, which answers without the network. Nobody else is slowed by one. */
export function registerWhenInstalled(): void {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined
  if (!workers) return
  const register = () =>
    void workers
      .register(siteUrl('/service-worker.js'), { scope: siteUrl('/') })
      // Without it the app does what it did before.
      .catch(() => undefined)
  if (matchMedia('(display-mode: standalone)').matches) register()
  else addEventListener('appinstalled', register)
}
