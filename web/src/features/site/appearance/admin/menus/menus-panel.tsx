import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslate } from '../../../../../lib/i18n.ts'
import { useAppearance } from '../appearance-context.ts'
import classes from '../appearance.module.css'
import { PanelHead } from '../panel-head.tsx'
import { useSettingError } from '../setting-fields.tsx'
import { allItems, menusOf, MOST_MENUS, newMenu } from './menu-list.ts'

/** All menus of the site. */
export function MenusPanel() {
  const t = useTranslate()
  const { values, change } = useAppearance()
  const errorOf = useSettingError('menus')
  const navigate = useNavigate()
  const menus = menusOf(values)
  const add = () => {
    change({ menus: [...menus, newMenu(menus, t('New menu'))] })
    void navigate({
      to: '/admin/appearance/menus/$menuIndex',
      params: { menuIndex: String(menus.length + 1) },
    })
  }
  return (
    <>
      <PanelHead
        title={t('Settings of menus')}
        text={t('A menu shows its entries wherever it is placed.')}
      />
      {errorOf('') && <p className={classes.fault}>{errorOf('')}</p>}
      <ul className={classes.cards}>
        {menus.map((menu, at) => (
          <li key={menu.id}>
            <Link
              to="/admin/appearance/menus/$menuIndex"
              params={{ menuIndex: String(at + 1) }}
              className={classes.card}
            >
              <strong>{t(menu.name)}</strong>
              <span>
                {menu.positions.length > 0
                  ? menu.positions.map((position) => t(`Menu position ${position}`)).join(', ')
                  : t('Placed nowhere')}
                {' · '}
                {t('[one 1 entry|other :count entries]', {
                  count: allItems(menu.items).length,
                })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <div className={classes.row}>
        <Button
          variant="default"
          size="xs"
          leftSection={<IconPlus size={16} stroke={1.5} aria-hidden />}
          disabled={menus.length >= MOST_MENUS}
          onClick={add}
        >
          {t('Add a menu')}
        </Button>
      </div>
    </>
  )
}
