import { describe, expect, it } from 'vitest'
import { withoutRoutes } from './admin-routes.ts'

const TABLE = `
import { Route as adminRouteImport } from './routes/admin'
import { Route as adminFilesRouteImport } from './routes/admin-files'
import { Route as adminFilesOldRouteImport } from './routes/admin-files-old'

const adminFilesRoute = adminFilesRouteImport.update({
  id: '/files',
  path: '/files',
  getParentRoute: () => adminRoute,
} as any)
const adminFilesOldRoute = adminFilesOldRouteImport.update({
            id: '/files/old',path: '/files/old',getParentRoute: () => adminRoute
          })

const adminRouteChildren = {
  adminFilesRoute: adminFilesRoute,adminFilesOldRoute: adminFilesOldRoute
}
`
const page = (file: string) => ({ file, id: `/_shell/${file}`, isFrame: false })

describe('the table of pages that the browser begins with', () => {
  it('knows nothing of the pages that come later, as it is generated and as it is rewritten', () => {
    const table = withoutRoutes(TABLE, [page('admin-files.tsx'), page('admin-files-old.tsx')])
    expect(table).not.toContain('adminFiles')
    expect(table).toContain(`import { Route as adminRouteImport } from './routes/admin'`)
  })

  it('keeps pages whose names begin alike', () => {
    expect(withoutRoutes(TABLE, [page('admin-files.tsx')])).toContain(
      'adminFilesOldRoute: adminFilesOldRoute',
    )
  })

  it('is not built when the generated one looks different than expected', () => {
    expect(() => withoutRoutes(TABLE, [page('admin-settings.tsx')])).toThrow(/admin-settings/)
    expect(() =>
      withoutRoutes(TABLE.replace('adminFilesRoute: adminFilesRoute,', ''), [
        page('admin-files.tsx'),
      ]),
    ).toThrow('has 0 of')
  })
})
