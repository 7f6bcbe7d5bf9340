import { Menu as Ark } from '@ark-ui/react/menu'
import { Portal } from '@ark-ui/react/portal'
import { Fragment, type ReactNode } from 'react'
import { menu } from './Menu.styles.ts'
import { menuRoot } from './menu-root.ts'
import { type PressedProps, useOpening } from './OnPress.tsx'

export interface MenuItem {
  readonly id: string
  readonly label: string
  readonly icon?: ReactNode
  readonly danger?: boolean
  readonly disabled?: boolean
  /** Whether a separator is above it. */
  readonly apart?: boolean
}

export interface MenuProps {
  readonly items: readonly MenuItem[]
  readonly label: string
  readonly onSelect: (id: string) => void
}

/** The actions behind a button. */
export function Menu({ items, label, onSelect, ...pressed }: MenuProps & PressedProps) {
  const enabled = items.flatMap(({ id, disabled }) => (disabled === true ? [] : id))
  const root = menuRoot(pressed, useOpening(pressed.isOpen), enabled)
  return (
    <Ark.Root {...root} aria-label={label} onSelect={({ value }) => onSelect(value)}>
      <Portal>
        <Ark.Positioner className={menu({ danger: false }).positioner}>
          <Ark.Content className={menu({ danger: false }).content}>
            {items.map((item) => {
              const styles = menu({ danger: item.danger ?? false })
              return (
                <Fragment key={item.id}>
                  {item.apart === true && <Ark.Separator className={styles.separator} />}
                  <Ark.Item className={styles.item} value={item.id} disabled={item.disabled ?? false}>
                    {item.icon}
                    <span className={styles.text}>{item.label}</span>
                  </Ark.Item>
                </Fragment>
              )
            })}
          </Ark.Content>
        </Ark.Positioner>
      </Portal>
    </Ark.Root>
  )
}
